import { test } from 'vitest'
import { direct } from './film-world.ts'
import { samplePeople } from './sample-people.ts'
import { tellFilm } from './tell-film.ts'
test('x', () => {
  const f = tellFilm(direct())
  for (const d of f.days) {
    console.log('DAY', d.number, d.date)
    for (const e of d.events)
      console.log(
        '  ',
        e.at,
        e.atThere,
        e.kind,
        'contact' in e ? e.contact.name : '',
        e.kind === 'email'
          ? `${e.stepNumber}/${e.steps} ${e.subject} | ${e.why}`
          : e.kind === 'answer'
            ? `${e.answer} ${e.label} ${e.reason}`
            : '',
        e.consequences.map((c) => c.kind + ': ' + c.text).join(' ## '),
      )
  }
  console.log(
    JSON.stringify(f.totals),
    f.end,
    f.people.map((p) => p.name + ' ' + p.answer + ' ' + p.state + ' ' + p.outcome),
  )
  const many = Array.from({ length: 25 }, (_, i) =>
    samplePeople().map((p) => ({
      ...p,
      id: p.id + '-' + i,
      email: i + p.email,
      companyDomain: i + p.companyDomain,
    })),
  ).flat()
  const t = Date.now()
  const m = tellFilm(direct({ people: many }))
  console.log(
    'MANY',
    Date.now() - t,
    JSON.stringify(m.totals),
    m.end,
    m.days.length,
    JSON.stringify(m).length,
  )
  for (const d of m.days)
    for (const e of d.events)
      if (e.kind === 'campaign') console.log(e.at, JSON.stringify(e.consequences))
})
