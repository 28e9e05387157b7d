import {
  type Block,
  type Both,
  count,
  explained,
  type Inline,
  line,
  type Printed,
  type Quantity,
  type Random,
  Ratio,
  role,
  type Step,
} from '../../../author.ts'
import { dividedUnits, divisionOf, quotientOf, type UnitDivision, unitOf } from '../../kit/fractions/unit-division.ts'
import type { Measuring } from './measuring.ts'
import type { Sharing } from './sharing.ts'

export type Sentence = Both<readonly Inline[]>
export type UnitStory = Measuring | Sharing
export interface Told<S extends UnitStory = UnitStory> {
  readonly story: S
  readonly division: UnitDivision
}

export function drawTold<S extends UnitStory>(random: Random, stories: readonly S[], mostParts = 100): Told<S> {
  const story = random.evenly(stories)
  const [least, most] = story.wholes
  return {
    story,
    division: random.until(
      () => ({ whole: random.int(least, most), d: random.pick(story.denominators) }),
      ({ whole, d }) => whole !== d && whole * d <= mostParts,
    ),
  }
}

export const joined = (...sentences: readonly Sentence[]): Both<Block> => {
  const inOne = (locale: 'en' | 'es'): Block => ({
    kind: 'paragraph',
    content: sentences.flatMap((sentence, i) => (i === 0 ? sentence[locale] : [' ', ...sentence[locale]])),
  })
  return { en: inOne('en'), es: inOne('es') }
}

/** What there is and the size of a part, or the part and among how many it is shared. */
export const givenOf = ({ story, division: { whole, d } }: Told): Sentence =>
  story.tell(
    role('whole', count(whole, story.kind === 'whole by unit' ? story.unit : story.groups)),
    role('part', count(Ratio.of(1, d), story.unit)),
  )
export const tellWhole = (told: Told): Both<Block> => joined(givenOf(told), told.story.question)

export const foundIn = ({ story, division }: Told): Quantity =>
  count(quotientOf(division, story.kind), story.kind === 'whole by unit' ? story.pieces : story.unit)

/** 6 ÷ 1/4: how many parts there are is asked. */
export const partsAsked = (division: UnitDivision): Step =>
  explained(
    divisionOf(division, 'whole by unit'),
    line`Find how many parts of ${unitOf(division)} are in ${division.whole}: divide.`,
    line`Halla cuántas partes de ${unitOf(division)} hay en ${division.whole}: divide.`,
  )

export const steps = ({ story, division }: Told): readonly Step[] => dividedUnits(division, story.kind)

/** So many parts make the whole amount; so many shares make the part. */
export const fitsMeasuring = (printed: Printed, found: Ratio): boolean =>
  found.times(printed.role('part')).equals(printed.role('whole'))
export const fitsSharing = (printed: Printed, found: Ratio): boolean =>
  found.times(printed.role('whole')).equals(printed.role('part'))
