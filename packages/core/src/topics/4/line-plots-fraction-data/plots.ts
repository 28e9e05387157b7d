import { type Both, type Inline, itemOf, line, noun, quantity, type Random } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import {
  amounts,
  type FractionPlot,
  fractionPlots,
  lengths,
  type PlotSetting,
  weights,
} from '../../kit/measures/fraction-plots.ts'
import type { Level } from './levels.ts'

const nutBag = noun('bag of nuts', 'bags of nuts', 'bolsa de nueces', 'bolsas de nueces', 'f')
const paintCan = noun('can', 'cans', 'lata', 'latas', 'f')
const ribbonPiece = noun('piece of ribbon', 'pieces of ribbon', 'trozo de cinta', 'trozos de cinta', 'm')

/** In halves and fourths, mostly above 1. */
const large: readonly PlotSetting[] = [
  lengths(nouns.crayon, nouns.inch, 1, 4),
  weights(nouns.pumpkin, nouns.pound, 4, 9),
  amounts(['rainwater', 'agua de lluvia'], nouns.bucket, nouns.gallon, 1, 4),
  lengths(nouns.ribbon, nouns.foot, 2, 6),
  weights(nouns.cat, nouns.pound, 6, 11),
  amounts(['soup', 'sopa'], nouns.bowl, nouns.cup, 1, 4),
  lengths(nouns.leaf, nouns.inch, 2, 6),
  weights(noun('backpack', 'backpacks', 'mochila', 'mochilas', 'f'), nouns.pound, 5, 10),
  amounts(['lemonade', 'limonada'], nouns.pitcher, nouns.cup, 4, 9),
  lengths(nouns.stick, nouns.foot, 1, 5),
]
interface Small {
  readonly setting: PlotSetting
  readonly parts: 4 | 8
}
/** In eighths up to 1, or in fourths up to 2. */
const medium: readonly Small[] = [
  { setting: lengths(nouns.beetle, nouns.inch, 0, 1), parts: 8 },
  { setting: amounts(['water', 'agua'], nouns.glass, nouns.cup, 0, 1), parts: 8 },
  { setting: lengths(noun('board', 'boards', 'tabla', 'tablas', 'f'), nouns.yard, 0, 2), parts: 4 },
  { setting: weights(nouns.tomato, nouns.pound, 0, 1), parts: 8 },
  { setting: amounts(['paint', 'pintura'], paintCan, nouns.gallon, 0, 2), parts: 4 },
  { setting: lengths(ribbonPiece, nouns.foot, 0, 1), parts: 8 },
  { setting: weights(nutBag, nouns.pound, 0, 2), parts: 4 },
  { setting: amounts(['cereal', 'cereal'], nouns.bowl, nouns.cup, 0, 1), parts: 8 },
  { setting: lengths(nouns.snail, nouns.inch, 0, 1), parts: 8 },
  { setting: weights(nouns.kitten, nouns.pound, 0, 2), parts: 4 },
  { setting: amounts(['rice', 'arroz'], nouns.bag, nouns.pound, 0, 2), parts: 4 },
  { setting: weights(nouns.potato, nouns.pound, 0, 1), parts: 8 },
]
const hard: readonly Small[] = [
  { setting: lengths(nouns.bee, nouns.inch, 0, 1), parts: 8 },
  { setting: amounts(['milk', 'leche'], nouns.bottle, nouns.pint, 0, 2), parts: 4 },
  { setting: weights(nouns.onion, nouns.pound, 0, 1), parts: 8 },
  { setting: lengths(nouns.scarf, nouns.yard, 0, 2), parts: 4 },
  { setting: amounts(['soil', 'tierra'], nouns.flowerpot, nouns.gallon, 0, 2), parts: 4 },
  { setting: weights(nouns.apple, nouns.pound, 0, 1), parts: 8 },
  { setting: lengths(nouns.seedling, nouns.inch, 0, 1), parts: 8 },
  { setting: amounts(['honey', 'miel'], nouns.jar, nouns.cup, 0, 1), parts: 8 },
  { setting: weights(nouns.puppy, nouns.pound, 0, 2), parts: 4 },
  { setting: lengths(nouns.caterpillar, nouns.inch, 0, 2), parts: 4 },
  { setting: amounts(['yogurt', 'yogur'], nouns.bowl, nouns.cup, 0, 1), parts: 8 },
  { setting: weights(nouns.pear, nouns.pound, 0, 1), parts: 8 },
]
const small = [...medium, ...hard]
export const largePlots = fractionPlots(large)
export const plots = fractionPlots(
  small.map(({ setting }) => setting),
  'fraction',
)
type Fits = (plot: FractionPlot) => boolean

/** The forms of a level share the things out, so that no sheet has one twice. */
const everyOf = (settings: readonly unknown[], own: number, forms: number): readonly number[] =>
  settings.map((_, i) => i).filter(i => i % forms === own)
const upTo = (last: number): readonly number[] => Array.from({ length: last }, (_, i) => i + 1)
export const drawLarge = (random: Random, level: Level, own: number, fits: Fits = () => true): FractionPlot =>
  largePlots.draw(random, { ...level, parts: 4, setting: random.evenly(everyOf(large, own, 4)), fits })
const BANKS = {
  medium: { from: 0, settings: medium, forms: 4 },
  hard: { from: medium.length, settings: hard, forms: 5 },
} as const
/** Two values between the ends that nothing has. */
export function drawSmall(
  random: Random,
  level: Level,
  [bank, own]: readonly [keyof typeof BANKS, number],
  fits: Fits = () => true,
): FractionPlot {
  const { from, settings, forms } = BANKS[bank]
  const setting = from + random.evenly(everyOf(settings, own, forms))
  const { parts } = itemOf(small, setting)
  return plots.draw(random, {
    ...level,
    parts,
    setting,
    fits,
    empty: ticks => random.sample(upTo(ticks - 2), 2),
  })
}

/** What the form of an answer is, said at the end of its question. */
export const IN_LOWEST_TERMS: Both<readonly Inline[]> = {
  en: line` Write the answer in lowest terms.`,
  es: line` Escribe la respuesta en su mínima expresión.`,
}
export const AS_MIXED_NUMBER: Both<readonly Inline[]> = {
  en: line` Write the answer as a mixed number in lowest terms.`,
  es: line` Escribe la respuesta como número mixto en su mínima expresión.`,
}
export const inLowestTerms = { ...quantity, requires: 'lowest-terms' } as const
