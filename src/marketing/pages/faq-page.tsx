import { Link } from '#ui/base/routing.tsx'
import { brand } from '#brand'
import { paths } from '#client/paths.ts'
import { Opening, PublicPage, Section } from '../site/public-page.tsx'
import { useQuestionGroups } from '../site/questions.ts'
import { questionData, Questions } from '../sections/questions.tsx'

export default function FaqPage() {
  const groups = useQuestionGroups()
  return (
    <PublicPage
      title="FAQ"
      description={
        `Answers about getting started with ${brand.name}, sending, replies and opt-outs, ` +
        'data and ' +
        'privacy, self-hosting and billing.'
      }
      data={[questionData(groups.flatMap(({ questions }) => questions))]}
    >
      <Opening title="Questions, answered.">
        Common questions before you start. If yours is missing,{' '}
        <Link className="link" to={paths.contact}>
          contact us
        </Link>{' '}
        and we add it.
      </Opening>
      {groups.map(({ title, questions }, index) => (
        <Section key={title} plain={index === 0} title={title}>
          <Questions of={questions} />
        </Section>
      ))}
    </PublicPage>
  )
}
