import { isAsked } from '@worksheet/testing/asked'
import type { Topic } from '../src/topic.ts'
import { allGrades, writtenGrades } from '../src/topics/all.ts'
import type { Grade } from '../src/topics/grade.ts'

const topicsOf = (grades: readonly Grade[]): readonly Topic[] =>
  grades.flatMap(({ topics }) => topics.filter(topic => typeof topic !== 'string').filter(isAsked))

/** Every topic that has a generator, in teaching order. */
export const implementedTopics = topicsOf(allGrades)

/** Those that draw their own problems: a review draws from the others. */
export const writtenTopics = topicsOf(writtenGrades)
