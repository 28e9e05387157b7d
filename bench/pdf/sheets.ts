import { catalog, generateWorksheet, type Worksheet } from '@worksheet/core'

/** A worksheet with as many different topics as it has entries, spread over all grades. */
export function mixedWorksheet(problems: number, { seed = 7, solutions = false } = {}): Worksheet {
  const topics = catalog().flatMap(grade =>
    grade.topics.filter(topic => topic.implemented).map(topic => ({ grade: grade.id, topic })),
  )
  const each = problems > 30 ? 3 : 1
  const entries = Array.from({ length: problems / each }, (_, i) => {
    const { grade, topic } = topics[Math.floor((i * topics.length * each) / problems)]!
    return {
      id: `${i}`,
      grade,
      topic: topic.id,
      difficulty: topic.difficulties[i % topic.difficulties.length]!,
      count: each,
    }
  })
  return generateWorksheet({ entries, seed }, { solutions })
}
