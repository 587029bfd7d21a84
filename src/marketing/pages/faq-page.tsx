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
        `Answers about starting with ${brand.name}, sending, replies and opt-outs, data and ` +
        'privacy, running it yourself, and money.'
      }
      data={[questionData(groups.flatMap(({ questions }) => questions))]}
    >
      <Opening title="Questions, answered.">
        The ones that people ask before they start. If yours is missing,{' '}
        <Link className="link" to={paths.contact}>
          write to us
        </Link>
        : good questions are added here.
      </Opening>
      {groups.map(({ title, questions }, index) => (
        <Section key={title} plain={index === 0} title={title}>
          <Questions of={questions} />
        </Section>
      ))}
    </PublicPage>
  )
}
