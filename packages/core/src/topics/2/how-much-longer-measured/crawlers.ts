import {
  answerStep,
  aThing,
  equation,
  geometryDiagram,
  line,
  measure,
  minus,
  type Noun,
  prose,
  type Random,
  type Sentence,
  type Step,
  step,
  sum,
  theThing,
  withFigure,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import * as because from '../../../solution/reasons/index.ts'
import { lengthIn } from '../../kit/measures/on-a-ruler.ts'
import { subtracted } from './objects.ts'

/** One animal crawls along a bent path of three parts, another along a straight one. */
export interface Crawl {
  readonly bent: Noun
  readonly straight: Noun
  readonly parts: readonly [number, number, number]
  readonly length: number
  readonly turnsUp: boolean
}

const CRAWLERS = [
  nouns.ant,
  nouns.snail,
  nouns.ladybug,
  nouns.worm,
  nouns.caterpillar,
  nouns.beetle,
  nouns.turtle,
  nouns.spider,
  nouns.lizard,
]

export const drawCrawl = (random: Random): Crawl => {
  const bentIsLonger = random.evenly([false, true])
  const [bent, straight] = random.sample(CRAWLERS, 2)
  return random.until(
    () => {
      const parts = [random.int(2, 7), random.int(2, 5), random.int(2, 7)] as const
      const all = parts[0] + parts[1] + parts[2]
      return {
        bent,
        straight,
        parts,
        length: all + random.int(2, 5) * (bentIsLonger ? -1 : 1),
        turnsUp: random.chance(0.5),
      }
    },
    // Who leaves a part out gets another difference.
    ({ parts: [a, b, c], length }) =>
      new Set([a, b, c]).size > 1 &&
      length >= 5 &&
      Math.abs(a + b - length) !== Math.abs(a + b + c - length) &&
      a + b !== length,
  )
}

interface Winner {
  readonly bent: boolean
  readonly by: number
}
const comparedWith = ({ length }: Crawl, walked: number): Winner => ({
  bent: walked > length,
  by: Math.abs(walked - length),
})
const allOf = ({ parts: [a, b, c] }: Crawl) => a + b + c
export const winnerOf = (crawl: Crawl): Winner => comparedWith(crawl, allOf(crawl))

export const saidOf = ({ bent, straight }: Crawl, winner: Winner): Sentence => {
  const [who, by] = [theThing(winner.bent ? bent : straight), lengthIn(winner.by, 'centimeter')]
  return {
    key: `${winner.bent ? 'bent' : 'straight'} ${winner.by}`,
    says: { en: prose`${who}, ${by} farther`, es: prose`${who}, ${by} más` },
  }
}
/** The last part is left out. */
export const leavesOne = (crawl: Crawl): Readonly<Record<string, Sentence>> => {
  const [a, b] = crawl.parts
  const wrong = comparedWith(crawl, a + b)
  return { leavesOneOut: saidOf(crawl, wrong), leavesOneOutAndTurns: saidOf(crawl, { ...wrong, bent: !wrong.bent }) }
}

const pathsOf = ({ parts: [a, b, c], length, turnsUp }: Crawl) => {
  const up = turnsUp ? b : -b
  const below = Math.min(0, up) - 2
  const long = (of: string, value: number) => ({ of, label: measure(value, 'centimeter') })
  return geometryDiagram({
    points: { A: [0, 0], B: [a, 0], C: [a, up], D: [a + c, up], E: [0, below], F: [length, below] },
    lines: [long('AB', a), long('BC', b), long('CD', c), long('EF', length)],
    dots: true,
  })
}
export const tellCrawl = (crawl: Crawl) => {
  const [one, other] = [aThing(crawl.bent), aThing(crawl.straight)]
  return withFigure(
    {
      en: prose`${one} goes from A to B, then to C, then to D. ${other} goes straight from E to F. Which animal goes farther, and how much farther?`,
      es: prose`${one} va de A a B, luego a C y luego a D. ${other} va en línea recta de E a F. ¿Qué animal recorre más, y cuánto más?`,
    },
    pathsOf(crawl),
  )
}
export const crawlSteps = (crawl: Crawl, { says }: Sentence): readonly Step[] => {
  const [all, { length }] = [allOf(crawl), crawl]
  return [
    step(equation(sum(...crawl.parts), all), because.addThePathParts),
    subtracted(Math.max(all, length), Math.min(all, length)),
    answerStep(
      says,
      all > length
        ? {
            en: line`${all} is more than ${length}: the bent path is longer.`,
            es: line`${all} es más que ${length}: el camino que dobla es más largo.`,
          }
        : {
            en: line`${length} is more than ${all}: the straight path is longer.`,
            es: line`${length} es más que ${all}: el camino recto es más largo.`,
          },
    ),
  ]
}
/** Why the other answers are wrong: the other animal, the last part left out, or both. */
export const whyNotThese = (crawl: Crawl) => {
  const winner = winnerOf(crawl)
  const [all, { length }] = [allOf(crawl), crawl]
  const straightIsLonger = {
    en: line`The straight path is longer than the bent path.`,
    es: line`El camino recto es más largo que el que dobla.`,
  }
  const bentIsLonger = {
    en: line`The bent path is longer than the straight path.`,
    es: line`El camino que dobla es más largo que el recto.`,
  }
  const [a, b] = crawl.parts
  const leavesOut = {
    en: line`Here ${a + b} and ${length} were compared: the last part of the bent path, ${lengthIn(crawl.parts[2], 'centimeter')}, was left out.`,
    es: line`Aquí se compararon ${a + b} y ${length}: faltó la última parte del camino que dobla, de ${lengthIn(crawl.parts[2], 'centimeter')}.`,
  }
  const farther = theThing(winner.bent ? crawl.bent : crawl.straight)
  const apart = equation(minus(Math.max(all, length), Math.min(all, length)), winner.by)
  const otherDifference = {
    en: line`${farther} goes farther, and the difference is ${apart}, not ${Math.abs(a + b - length)}.`,
    es: line`${farther} recorre más y la diferencia es ${apart}, no ${Math.abs(a + b - length)}.`,
  }
  return {
    other: winner.bent ? bentIsLonger : straightIsLonger,
    leavesOneOut: leavesOut,
    leavesOneOutAndTurns: otherDifference,
  }
}
