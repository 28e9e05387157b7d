import {
  type Block,
  type Both,
  both,
  decimal,
  exact,
  explained,
  expr,
  type FormMaker,
  figure,
  formulaChoice,
  line,
  m,
  measure,
  pi,
  piExpr,
  power,
  prose,
  type Random,
  Ratio,
  times,
} from '../../../author.ts'
import { shown } from '../../kit/decimals/shown.ts'
import { cubed } from '../../kit/measures/length-units.ts'
import { type Measured, measured } from '../../kit/measures/measured.ts'
import type { levels } from './levels.ts'
import {
  type Drawn,
  decimalSteps,
  drawing,
  exactSteps,
  filled,
  isExact,
  isRounded,
  isRoundedClearly,
  nearestTenth,
  PI,
  printedBase,
  roundedVolume,
  squareTimesHeight,
  units,
} from './parts.ts'

interface Level {
  readonly by: readonly Drawn['by'][]
  readonly halves: boolean
}

const radii = [2, 3, 4, 5, 6, 7, 8, 9, 10]

function draw(random: Random, level: Level): Drawn {
  const by = random.evenly(level.by)
  const whole = random.evenly(radii)
  const r = level.halves && random.evenly([true, false]) ? Ratio.of(2 * whole - 1, 2) : Ratio.of(whole)
  return { r, h: Ratio.of(random.int(3, 20)), unit: random.pick(units), by }
}

const given = ({ r, h, unit, by }: Drawn): Both<Block> => {
  const [across, high] = [measure(shown(by === 'radius' ? r : r.times(2)), unit), measure(shown(h), unit)]
  return by === 'radius'
    ? {
        en: prose`The cylinder has a radius of ${across} and a height of ${high}.`,
        es: prose`El cilindro tiene un radio de ${across} y una altura de ${high}.`,
      }
    : {
        en: prose`The cylinder has a diameter of ${across} and a height of ${high}.`,
        es: prose`El cilindro tiene un diámetro de ${across} y una altura de ${high}.`,
      }
}

const inPi = {
  en: prose`Find the volume of the cylinder in terms of ${m`π`}.`,
  es: prose`Halla el volumen del cilindro en términos de ${m`π`}.`,
}

const exactVolume = (drawn: Drawn): Measured => ({ amount: piExpr(squareTimesHeight(drawn)), unit: cubed(drawn.unit) })

export const easyForms = (form: FormMaker<typeof levels>) => ({
  exact: form({
    levels: ['easy', 'medium'],
    share: 2,
    instruction: inPi,
    draw: (random, level) =>
      random.until(
        () => draw(random, level),
        drawn => squareTimesHeight(drawn).isInteger,
      ),
    answer: { ...measured, requires: 'exact' },
    solve: exactVolume,
    ask: drawn => both(figure(drawing(drawn))),
    solution: exactSteps,
    check: (printed, { amount }) => isExact(amount, printedBase(printed)),
  }),

  withDecimal: form({
    levels: ['easy'],
    share: 2,
    instruction: {
      en: prose`Find the volume of the cylinder. Use ${decimal(PI)} for ${m`π`}.`,
      es: prose`Halla el volumen del cilindro. Usa ${decimal(PI)} para ${m`π`}.`,
    },
    draw,
    answer: measured,
    solve: (drawn): Measured => ({ amount: decimal(squareTimesHeight(drawn).times(PI)), unit: cubed(drawn.unit) }),
    ask: drawn => both(figure(drawing(drawn))),
    solution: decimalSteps,
    check: (printed, { amount }) => exact(amount).over(printedBase(printed)).equals(PI),
  }),

  chooseProduct: form({
    levels: ['easy'],
    instruction: {
      en: prose`Which expression gives the volume of the cylinder?`,
      es: prose`¿Qué expresión da el volumen del cilindro?`,
    },
    draw: random =>
      random.until(
        () => ({ r: random.evenly(radii.slice(1)), h: random.int(3, 20), unit: random.pick(units) }),
        ({ r, h }) => r !== h,
      ),
    answer: formulaChoice,
    solve: ({ r, h }) => filled(Ratio.of(r), Ratio.of(h)),
    mistakes: ({ r, h }) => ({
      aroundInsteadOfBase: times(2, pi, r, h),
      heightSquared: times(pi, r, power(h, 2)),
      radiusNotSquared: times(pi, r, h),
    }),
    ask: ({ r, h, unit }) => both(figure(drawing({ r: Ratio.of(r), h: Ratio.of(h), unit, by: 'radius' }))),
    solution: ({ r, h }) => [
      explained(
        times(pi, power(r, 2)),
        line`The base is a circle of radius ${r}: its area is π times the square of the radius.`,
        line`La base es un círculo de radio ${r}: su área es π por el cuadrado del radio.`,
      ),
      explained(
        filled(Ratio.of(r), Ratio.of(h)),
        line`Multiply that area by the height, ${h}.`,
        line`Multiplica esa área por la altura, ${h}.`,
      ),
    ],
    whyWrong: () => ({
      aroundInsteadOfBase: {
        en: line`This is the area of the curved side.`,
        es: line`Es el área de la superficie curva.`,
      },
      heightSquared: {
        en: line`The height is squared instead of the radius.`,
        es: line`Está elevada al cuadrado la altura en lugar del radio.`,
      },
      radiusNotSquared: { en: line`The radius is not squared.`, es: line`El radio no está elevado al cuadrado.` },
    }),
    check: (printed, choice) => isExact(expr(choice), printedBase(printed)),
  }),

  rounded: form({
    levels: ['medium'],
    share: 2,
    instruction: {
      en: prose`Find the volume of the cylinder. Use ${decimal(PI)} for ${m`π`} and round to the nearest tenth.`,
      es: prose`Halla el volumen del cilindro. Usa ${decimal(PI)} para ${m`π`} y redondea a la décima más cercana.`,
    },
    draw: (random, level) => random.until(() => draw(random, level), isRoundedClearly),
    answer: { ...measured, requires: 'decimal-places-1' },
    solve: roundedVolume,
    ask: drawn => both(figure(drawing(drawn))),
    solution: (drawn, answer) => decimalSteps(drawn, answer, nearestTenth),
    check: (printed, { amount }) => isRounded(amount, printedBase(printed)),
  }),

  bare: form({
    levels: ['easy', 'medium'],
    instruction: inPi,
    draw: (random, level) =>
      random.until(
        () => draw(random, level),
        drawn => squareTimesHeight(drawn).isInteger,
      ),
    answer: { ...measured, requires: 'exact' },
    solve: exactVolume,
    ask: given,
    solution: exactSteps,
    check: (printed, { amount }) => isExact(amount, printedBase(printed)),
  }),
})
