import { piExpr } from '../../../answer/expression.ts'
import { both, figure, prose } from '../../../content.ts'
import { decimal, equation, list, measure, symbol } from '../../../math/build.ts'
import { m } from '../../../math/template.ts'
import { Ratio } from '../../../number/ratio.ts'
import type { Random } from '../../../random.ts'
import type { FormMaker } from '../../../topic.ts'
import { type Measured, measured } from '../../common/measured.ts'
import type { levels } from './levels.ts'
import {
  cubic,
  type Drawn,
  drawing,
  isExact,
  isRounded,
  PI,
  printedBase,
  roundedVolume,
  shown,
  squareTimesHeight,
  units,
} from './parts.ts'

interface Level {
  readonly by: readonly Drawn['by'][]
  readonly halves: boolean
}

function draw(random: Random, level: Level): Drawn {
  const by = random.evenly(level.by)
  const r = level.halves && random.chance(0.5) ? Ratio.of(2 * random.int(2, 9) + 1, 2) : Ratio.of(random.int(2, 10))
  return { r, h: Ratio.of(random.int(3, 20)), unit: random.pick(units), by }
}

const given = ({ r, h, unit, by }: Drawn) =>
  list(
    by === 'radius'
      ? equation(symbol('r'), measure(shown(r), unit))
      : equation(symbol('d'), measure(shown(r.times(2)), unit)),
    equation(symbol('h'), measure(shown(h), unit)),
  )

const inPi = {
  en: prose`Find the volume of the cylinder in terms of ${m`π`}.`,
  es: prose`Halla el volumen del cilindro en términos de ${m`π`}.`,
}

const nearestTenth = {
  en: prose`Find the volume of the cylinder. Use ${decimal(PI)} for ${m`π`} and round to the nearest tenth.`,
  es: prose`Halla el volumen del cilindro. Usa ${decimal(PI)} para ${m`π`} y redondea a la décima más cercana.`,
}

const exactVolume = (drawn: Drawn): Measured => ({ amount: piExpr(squareTimesHeight(drawn)), unit: cubic(drawn.unit) })

/** No tie at the tenth. */
const isClear = (drawn: Drawn) =>
  !squareTimesHeight(drawn).times(PI).times(20).isInteger || squareTimesHeight(drawn).times(PI).times(10).isInteger

export const easyForms = (form: FormMaker<typeof levels>) => ({
  exact: form({
    levels: ['easy', 'medium'],
    share: 2,
    instruction: inPi,
    lines: 2,
    draw: (random, level) =>
      random.until(
        () => draw(random, level),
        drawn => squareTimesHeight(drawn).isInteger,
      ),
    answer: measured,
    solve: exactVolume,
    ask: drawn => both(figure(drawing(drawn))),
    check: (printed, { amount }) => isExact(amount, printedBase(printed)),
  }),

  rounded: form({
    levels: ['easy', 'medium'],
    share: 2,
    instruction: nearestTenth,
    lines: 3,
    draw: (random, level) => random.until(() => draw(random, level), isClear),
    answer: measured,
    solve: roundedVolume,
    ask: drawn => both(figure(drawing(drawn))),
    check: (printed, { amount }) => isRounded(amount, printedBase(printed)),
  }),

  bare: form({
    levels: ['easy', 'medium'],
    instruction: inPi,
    lines: 2,
    draw: (random, level) =>
      random.until(
        () => draw(random, level),
        drawn => squareTimesHeight(drawn).isInteger,
      ),
    answer: measured,
    solve: exactVolume,
    ask: drawn => both(given(drawn)),
    check: (printed, { amount }) => isExact(amount, printedBase(printed)),
  }),
})
