import { test } from '@playwright/test'
import { signIn } from './sign-in.ts'
import { startProduct, type Product } from './start-product.ts'
import { generatedScreens, handMadeScreens, tokenOf, walkScreens, type Look } from './walk-screens.ts'

let product: Product

test.beforeAll(async () => {
  product = await startProduct()
})

test.afterAll(() => product?.stop())

/** One size by day and the other by night; `npm run screens` looks at every pair, on every screen. */
const looks: readonly Look[] = [
  { size: [1280, 900], theme: 'light' },
  { size: [360, 780], theme: 'dark' },
]

test('the console by hand and one resource of every kind of screen pass axe, wide and narrow', async ({ page }) => {
  await signIn(page, product.origin, 'admin@halden-loggers.example', 'demo-pass')
  const token = await tokenOf(page, product.origin)
  const screens = [...(await handMadeScreens(product)), ...(await generatedScreens(product, token, (id) => id === 'segment' || id === 'audit-entry'))]
  await walkScreens(page, product, screens, { looks })
})
