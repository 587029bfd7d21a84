/** What a piece of a page is for. */
export type Role =
  | 'hero'
  | 'offer'
  | 'benefit'
  | 'feature'
  | 'audience'
  | 'problem'
  | 'story'
  | 'mission'
  | 'proof'
  | 'testimonial'
  | 'rating'
  | 'price'
  | 'call-to-action'
  | 'process'
  | 'faq'
  | 'about'
  | 'team'
  | 'job'
  | 'news'
  | 'contact'
  | 'legal'
  | 'cookie'
  | 'navigation'
  | 'footer'
  | 'error'
  | 'placeholder'
  | 'code'
  | 'text'

/** The place of a block within a row of equal siblings (cards, list items). */
export interface GroupPlace {
  /** Number of the row, unique within the page. */
  group: number
  item: number
}

/** A piece of a page that can be quoted, with the element it is in and its role. */
export interface Block {
  element: string
  text: string
  role: Role
  /** Confidence in the role, from 0 to 1. */
  confidence: number
  /** Rows of equal siblings around the block, outermost first. */
  groups: GroupPlace[]
  /** Whether all of its text is inside links or buttons. */
  isLink: boolean
}

export interface Link {
  text: string
  url: string
  button: boolean
  /** Whether the link is in the page's menu. */
  menu: boolean
}

/** A page without its scripts: text and structure. */
export interface PageContent {
  title: string
  lang: string
  blocks: Block[]
  links: Link[]
  jsonLd: Record<string, unknown>[]
  meta: Record<string, string>
  hreflangs: string[]
  /** Texts of the logo: alternative texts of images and texts of links to the home page. */
  logos: string[]
  /** Words of the blocks, counted by their script. */
  words: number
}

export interface SitePage extends PageContent {
  url: string
  readAt: string
}

/** Pages of one site, start page first. */
export interface SiteSnapshot {
  url: string
  pages: SitePage[]
}
