import { describe, expect, it } from 'vitest'
import { generateWorksheet, worksheetVersions } from '../src/index.ts'

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
})
