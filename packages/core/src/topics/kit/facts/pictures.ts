import { type Counters, type Icon, iconNoun, type Noun } from '../../../author.ts'

/** Pictures that a five-year-old names at once. */
export const PICTURES: readonly Icon[] = [
  'apple',
  'star',
  'duck',
  'fish',
  'flower',
  'leaf',
  'balloon',
  'ball',
  'cookie',
  'car',
  'egg',
  'shell',
  'butterfly',
  'book',
  'mushroom',
  'tree',
]

/** Counts the drawn objects of one kind, group by group. */
export const countsOf = (noun: Noun, { groups }: Counters): readonly number[] =>
  groups.map(({ items }) => items.filter(({ icon }) => iconNoun(icon).en[0] === noun.en[0]).length)

export const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0)

/** The Spanish that agrees with what is drawn: los tachados, las tachadas. */
export const agreeing = <T>(icon: Icon, masculine: T, feminine: T): T =>
  iconNoun(icon).gender === 'f' ? feminine : masculine
