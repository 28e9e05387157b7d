import { describe, expect, it } from 'vitest'
import { catalog, generateWorksheet, worksheetVersions } from '../src/index.ts'

describe('versions of a worksheet', () => {
  it('keeps the topics and changes the numbers', () => {
    const worksheet = generateWorksheet({
      entries: [
        { id: 'a', grade: '5', topic: 'add-subtract-fractions-unlike-denominators', difficulty: 'easy', count: 4 },
      ],
      seed: 3,
    })
    const versions = worksheetVersions(worksheet)
    expect(versions.map(({ version }) => version)).toEqual(['A', 'B', 'C', 'D'])
    expect(versions[0]?.worksheet).toBe(worksheet)
    expect(
      new Set(
        versions.map(version =>
          JSON.stringify(version.worksheet.entries.map(entry => entry.problems.map(problem => problem.prompt))),
        ),
      ).size,
    ).toBe(4)
  })

  it.each(catalog().map(({ id }) => id))('are parallel in grade %s: problem k has one form in all of them', grade => {
    const topics = catalog().find(({ id }) => id === grade)?.topics ?? []
    for (const { id: topic, difficulties, implemented } of topics) {
      if (!implemented) continue
      const entries = difficulties.map(difficulty => ({ id: difficulty, grade, topic, difficulty, count: 5 }))
      const worksheet = generateWorksheet({ entries, seed: 90210 })
      const forms = worksheetVersions(worksheet, 3).map(({ worksheet }) =>
        worksheet.entries.flatMap(({ problems }) => problems.map(({ form }) => form)),
      )
      expect(forms[1], topic).toEqual(forms[0])
      expect(forms[2], topic).toEqual(forms[0])
    }
  })

  it('keep the solutions of the first', () => {
    const entries = [
      {
        id: 'a',
        grade: '5',
        topic: 'add-subtract-fractions-unlike-denominators',
        difficulty: 'easy' as const,
        count: 2,
      },
    ]
    const given = (solutions: boolean) =>
      worksheetVersions(generateWorksheet({ entries, seed: 3 }, { solutions }), 2).map(({ worksheet }) =>
        worksheet.entries.flatMap(({ problems }) => problems.map(({ solution }) => solution !== null)),
      )
    const [first, second] = given(true)
    expect(second).toEqual(first)
    expect(given(false).flat(2)).not.toContain(true)
  })
})
