import { useEffect, useState, type MouseEvent, type ReactNode } from 'react'
import { isBrowsersOwn, useNavigate } from '#ui/base/routing.tsx'
import type { SiteContent, ContentHeading } from '../site/content.ts'
import { Crumbs } from '../site/public-page.tsx'
import { MailboxRamp } from '../sections/mailbox-ramp.tsx'

const figures: Record<string, () => ReactNode> = { 'mailbox-ramp': MailboxRamp }

/**
 * The last heading scrolled past; null before the first movement, so that the prerendered markup
 * matches.
 */
function useReadingPlace(headings: readonly ContentHeading[]): string | null {
  const [place, setPlace] = useState<string | null>(null)
  useEffect(() => {
    const found = headings.flatMap(({ id }) => document.getElementById(id) ?? [])
    const watch = new IntersectionObserver(
      () => {
        const passed = found.filter(
          (heading) => heading.getBoundingClientRect().top < window.innerHeight * 0.35,
        )
        setPlace(passed.at(-1)?.id ?? null)
      },
      { rootMargin: '0px 0px -65% 0px' },
    )
    for (const heading of found) watch.observe(heading)
    return () => watch.disconnect()
  }, [headings])
  return place
}

function HeadingLinks({
  headings,
  place,
}: {
  headings: readonly ContentHeading[]
  place?: string | null
}) {
  return (
    <ol className="plain">
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`} aria-current={id === place ? true : undefined}>
            {text}
          </a>
        </li>
      ))}
    </ol>
  )
}

/** Routes links inside content files through the router if they stay on the site. */
function useInternalLinks() {
  const navigate = useNavigate()
  return (event: MouseEvent) => {
    const link = (event.target as Element).closest('a')
    const href = link?.getAttribute('href')
    if (!href?.startsWith('/') || isBrowsersOwn(event)) return
    event.preventDefault()
    void navigate(href)
  }
}

/** The text of a content file with its figures. */
function Prose({ parts, children }: { parts: SiteContent['parts']; children?: ReactNode }) {
  const onClick = useInternalLinks()
  return (
    // Handles clicks on the links inside, which keep their native keyboard behavior.
    <div className="prose" onClick={onClick}>
      {parts.map((part, index) => {
        if ('html' in part)
          return (
            <div
              className="part"
              dir="auto"
              key={index}
              dangerouslySetInnerHTML={{ __html: part.html }}
            />
          )
        const Figure = figures[part.figure]
        if (!Figure) throw new Error(`There is no figure named ${part.figure}`)
        return <Figure key={index} />
      })}
      {children}
    </div>
  )
}

/**
 * A long text: headings on the left, one column of text; narrow pages show the headings as a
 * disclosure above it.
 */
export function Article({
  content,
  trail,
  meta,
  children,
}: {
  content: SiteContent
  trail?: readonly (readonly [string, string])[]
  meta: readonly ReactNode[]
  children?: ReactNode
}) {
  const { title, lead, description } = content.meta
  const place = useReadingPlace(content.headings)
  return (
    <div className="wrap">
      {trail ? <Crumbs trail={trail} /> : null}
      <article className="art">
        <nav className="toc" aria-labelledby="toc-title">
          <div>
            <p className="toc-title" id="toc-title">
              On this page
            </p>
            <HeadingLinks headings={content.headings} place={place ?? content.headings[0]?.id} />
          </div>
        </nav>
        <header>
          <h1 className="d-m" dir="auto">
            {title}
          </h1>
          <p className="lead" dir="auto">
            {lead ?? description}
          </p>
          <p className="meta">
            {meta.map((item, index) => (
              <span key={index}>{item}</span>
            ))}
          </p>
          <details className="toc-s">
            <summary>On this page</summary>
            <HeadingLinks headings={content.headings} />
          </details>
        </header>
        <Prose parts={content.parts}>{children}</Prose>
      </article>
    </div>
  )
}
