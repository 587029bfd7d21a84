import { expect, it } from 'vitest'
import { readHtml } from '../reading/read-html.ts'
import { understand } from './understand.ts'

const url = 'https://any.example/'

const labelsOf = (body: string): string[] => {
  const html = `<html lang="en"><title>Quay Loggers</title>${body}</html>`
  const page = { ...readHtml(html, url), url, readAt: '' }
  return understand({ url, pages: [page] }).labels.candidates.map(({ text }) => text)
}

it('takes headings that sentences use as topics, and none about the company itself', () => {
  const labels = labelsOf(
    '<h1>We rent loggers for exporters of fresh fish.</h1>' +
      '<h2>Temperature loggers</h2><p>We rent out the temperature loggers by the trip to exporters.</p>' +
      '<h2>Our fish loggers</h2><p>Exporters of fresh fish travel with our fish loggers on every trip.</p>',
  )
  expect(labels).toContain('Temperature loggers')
  expect(labels).not.toContain('Our fish loggers')
})

it('takes neither a place nor a certificate for a topic', () => {
  const labels = labelsOf(
    '<h1>We rent loggers for exporters of fresh fish.</h1><h2>Temperature loggers</h2>' +
      '<p>We rent out the temperature loggers by the trip to exporters.</p><h2>Port Halden</h2>' +
      '<p>Our crew works in Port Halden and rents loggers to exporters of fish.</p>' +
      '<h2>Certified Partner</h2><p>We work as a certified partner for exporters of fresh fish.</p>' +
      '<footer><address>Quay Loggers, Quay 4, 1771 Port Halden</address></footer>',
  )
  expect(labels).toContain('Temperature loggers')
  expect(labels).not.toContain('Certified Partner')
  expect(labels).not.toContain('Port Halden')
})
