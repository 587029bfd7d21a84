import { Section } from '../site/public-page.tsx'
import { StartForm } from './start-form.tsx'

/** The last section of most pages: the field of the home page again. */
export function Begin() {
  return (
    <Section
      title="Start with your website."
      aside={
        <p className="soft">
          Your draft is ready in a minute or two. Read it before you decide anything.
        </p>
      }
    >
      <StartForm />
    </Section>
  )
}
