import { expect, test } from '@playwright/test'
import { startSanity, type SanityStandIn } from '#tests/support/sanity-stand-in.ts'
import { startProduct, type Product } from './start-product.ts'

const SECRET = 'preview-secret-of-the-test'
const post = {
  _id: 'p1',
  _type: 'post',
  slug: 'from-the-editors',
  title: 'From the editors',
  description: 'A post that lives at the content service, not in the repository.',
  published: '2026-11-20',
  tags: ['product'],
  body:
    '## A heading\n\nText of the editors, with [pricing](/pricing).\n\n## عنوان\n\nنص من ' +
    'اليمين إلى اليسار\n\n' +
    'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbau' +
    'unterbeamtengesellschaftsvorsitzendenkandidatin',
}

let sanity: SanityStandIn
let product: Product

test.beforeAll(async () => {
  sanity = await startSanity([
    post,
    { ...post, _id: 'p2', slug: 'second', title: 'A second post' },
    { ...post, _id: 'bad', slug: 'bad', body: '<script>alert(1)</script>' },
    { ...post, _id: 'drafts.p1', title: 'A draft of the editors' },
  ])
  product = await startProduct({
    DEMO_DATA: 'none',
    DEMO_SECRET_KEY: '',
    SANITY_PROJECT_ID: 'test',
    SANITY_URL: sanity.origin,
    SANITY_TOKEN: 'sk-token',
    SANITY_PREVIEW_SECRET: SECRET,
  })
})

test.afterAll(async () => {
  await product?.stop()
  await sanity?.stop()
})

test('posts come from the service without a build, in HTML and in the browser; other kinds keep their files', async ({
  page,
}) => {
  const html = await (await fetch(`${product.origin}/resources/blog/from-the-editors`)).text()
  expect(html).toContain('Text of the editors')
  expect(html).toContain('/share/default.png')
  expect((await fetch(`${product.origin}/resources/blog/no-warm-up-pools`)).status).toBe(404)
  expect(
    await (await fetch(`${product.origin}/resources/guides/set-up-a-mailbox`)).text(),
  ).toContain('Set up a mailbox')
  expect(await (await fetch(`${product.origin}/sitemap.xml`)).text()).toContain(
    '/resources/blog/from-the-editors</loc>',
  )
  expect(await (await fetch(`${product.origin}/feed.xml`)).text()).toContain(
    '<title>From the editors</title>',
  )
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on(
    'console',
    (message) => void (message.text().includes('hydrat') && faults.push(message.text())),
  )
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto(`${product.origin}/resources/blog/from-the-editors`)
  await expect(page.locator('h1')).toHaveText('From the editors')
  expect(
    await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    ),
  ).toBe(0)
  await page.locator('.related a').click()
  await expect(page.locator('h1')).toHaveText('A second post')
  await page.goBack()
  await expect(page.locator('h1')).toHaveText('From the editors')
  expect(faults).toEqual([])
})

test('the FAQ comes from the service once it has a question, everywhere; before, from the repository', async ({
  page,
}) => {
  const question = {
    _type: 'faq',
    question: 'Does it snow in <Oslo>?',
    answer: 'In winter, & often.',
    group: 'Weather.',
  }
  const texts = async () => (await fetch(`${product.origin}/faq`)).text()
  expect(await texts()).toContain('What happens after I enter')
  const other = await startSanity([
    { ...question, _id: 'q1', order: 2 },
    { ...question, _id: 'q2', question: 'Is it cold?', answer: 'Yes.', order: 1 },
    { ...question, _id: 'q3', group: 'Other.', question: 'And here?', order: 3 },
    { ...question, _id: 'q4', answer: null },
  ])
  const second = await startProduct({
    DEMO_DATA: 'none',
    DEMO_SECRET_KEY: '',
    SANITY_PROJECT_ID: 'test',
    SANITY_URL: other.origin,
  })
  try {
    const html = await (await fetch(`${second.origin}/faq`)).text()
    const data = JSON.parse(
      /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)![1]!,
    ) as {
      '@graph': {
        '@type': string
        mainEntity: { name: string; acceptedAnswer: { text: string } }[]
      }[]
    }
    const asked = data['@graph'].find((one) => one['@type'] === 'FAQPage')!.mainEntity
    expect(asked.map((one) => one.name)).toEqual([
      'Is it cold?',
      'Does it snow in <Oslo>?',
      'And here?',
    ])
    expect(asked[1]!.acceptedAnswer.text).toBe('In winter, & often.')
    const faults: string[] = []
    page.on(
      'console',
      (message) => void (message.text().includes('hydrat') && faults.push(message.text())),
    )
    await page.goto(`${second.origin}/pricing`)
    await page.locator('footer a[href="/faq"]').click()
    await expect(page.locator('main h2').first()).toHaveText('Weather.')
    await expect(page.locator('summary', { hasText: 'Does it snow' })).toHaveText(
      'Does it snow in <Oslo>?',
    )
    await page.reload()
    await expect(page.locator('main h2').first()).toHaveText('Weather.')
    await page.goto(`${second.origin}/sanity-debug`)
    await expect(page.getByText('faq Does it snow in <Oslo>?: answer is missing')).toBeVisible()
    expect(faults).toEqual([])
    other.refuse = 500
    expect(await (await fetch(`${second.origin}/faq`)).text()).toContain('Is it cold?')
  } finally {
    await second.stop()
    await other.stop()
  }
})

test('a preview shows drafts to whoever has the secret, and to nobody else', async ({ page }) => {
  expect(
    (await fetch(`${product.origin}/content/preview?secret=wrong&path=/resources/blog`)).status,
  ).toBe(403)
  expect(
    await fetch(`${product.origin}/resources/blog/from-the-editors`, {
      headers: { cookie: 'outrider_preview=99999999999999.x' },
    }).then((answer) => answer.text()),
  ).not.toContain('A draft')
  await page.goto(
    `${product.origin}/content/preview?secret=${SECRET}&path=/resources/blog/from-the-editors`,
  )
  await expect(page.locator('h1')).toHaveText('A draft of the editors')
  await page.goto(`${product.origin}/content/preview?end=1&path=/resources/blog/from-the-editors`)
  await expect(page.locator('h1')).toHaveText('From the editors')
})

test('the debug page says what is live and what failed', async ({ page }) => {
  await page.goto(`${product.origin}/sanity-debug`)
  await expect(page.getByText('Sanity project test, dataset production is live.')).toBeVisible()
  await expect(page.getByText('posts/bad has raw HTML')).toBeVisible()
})
