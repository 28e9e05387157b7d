import {
  answerStep,
  approximate,
  type Block,
  type Both,
  bracketed,
  type Content,
  decimal,
  degrees,
  equation,
  exact,
  expr,
  type FormMaker,
  join,
  m,
  measure,
  piExpr,
  prose,
  Ratio,
  relation,
  step,
  symbol,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { type Measured, measured } from '../../kit/measures/measured.ts'
import { near } from '../../kit/triangles/special-triangles.ts'
import type { levels } from './levels.ts'
import {
  draw,
  isClear,
  type Kind,
  kindIn,
  partOf,
  sector,
  sectorIn,
  tenth,
  UNITS,
  type Unit,
  unitOf,
  wholeOf,
} from './parts.ts'
import { sectorStories } from './sector-stories.ts'
import { filled, LETTERS, partSteps, RADIANS, RULES, readSector, TENTH } from './shared.ts'

/** What a tenth is taken of. */
const TENTHS: Readonly<Record<Kind, Readonly<Record<Unit, Both<string>>>>> = {
  length: {
    centimeter: { en: 'a centimeter', es: 'centímetro' },
    meter: { en: 'a meter', es: 'metro' },
    inch: { en: 'an inch', es: 'pulgada' },
    foot: { en: 'a foot', es: 'pie' },
  },
  area: {
    centimeter: { en: 'a square centimeter', es: 'centímetro cuadrado' },
    meter: { en: 'a square meter', es: 'metro cuadrado' },
    inch: { en: 'a square inch', es: 'pulgada cuadrada' },
    foot: { en: 'a square foot', es: 'pie cuadrado' },
  },
}

const wanted = (kind: Kind, how: 'exact' | 'rounded', { en, es }: Both<string>): Both<Block> =>
  kind === 'length'
    ? how === 'exact'
      ? {
          en: prose`Find the length of arc ${symbol('AB')} of the shaded sector in terms of ${m`π`}.`,
          es: prose`Halla la longitud del arco ${symbol('AB')} del sector sombreado en términos de ${m`π`}.`,
        }
      : {
          en: prose`Find the length of arc ${symbol('AB')} of the shaded sector to the nearest tenth of ${words(en, es)}. Use the ${m`π`} key.`,
          es: prose`Halla la longitud del arco ${symbol('AB')} del sector sombreado, redondeando a la décima de ${words(en, es)} más cercana. Usa la tecla ${m`π`}.`,
        }
    : how === 'exact'
      ? {
          en: prose`Find the area of the shaded sector in terms of ${m`π`}.`,
          es: prose`Halla el área del sector sombreado en términos de ${m`π`}.`,
        }
      : {
          en: prose`Find the area of the shaded sector to the nearest tenth of ${words(en, es)}. Use the ${m`π`} key.`,
          es: prose`Halla el área del sector sombreado, redondeando a la décima de ${words(en, es)} más cercana. Usa la tecla ${m`π`}.`,
        }

export const easyForms = (form: FormMaker<typeof levels>) => ({
  exact: form({
    levels: ['easy'],
    draw,
    answer: measured,
    solve: ({ kind, radius, angle, unit }): Measured => ({
      amount: piExpr(partOf(kind, radius, angle)),
      unit: unitOf(unit, kind),
    }),
    ask(drawn): Both<Content> {
      const said = wanted(drawn.kind, 'exact', TENTHS[drawn.kind][drawn.unit])
      return { en: [sector(drawn), said.en], es: [sector(drawn), said.es] }
    },
    solution: ({ kind, radius, angle, unit }, { amount }) => [
      readSector(measure(radius, unit), angle),
      step(equation(LETTERS[kind], filled(kind, radius, angle)), because.use, { rule: RULES[kind] }),
      step(equation(LETTERS[kind], measure(amount, unitOf(unit, kind))), because.multiplyKeepPi),
    ],
    // The share of the drawn circle.
    check(printed, { amount, unit }) {
      const { radius, share } = sectorIn(printed)
      const kind = /area|área/.test(printed.text) ? 'area' : 'length'
      return kindIn(unit) === kind && near(approximate(expr(amount)), wholeOf(kind, radius) * share)
    },
  }),
  rounded: form({
    levels: ['easy'],
    draw: random =>
      random.until(
        () => ({ ...draw(random), angle: 5 * random.int(5, 60) }),
        ({ kind, radius, angle }) => angle !== 180 && isClear(partOf(kind, radius, angle).toNumber() * Math.PI),
      ),
    answer: { ...measured, requires: 'decimal-places-1' },
    solve: ({ kind, radius, angle, unit }): Measured => ({
      amount: tenth(partOf(kind, radius, angle).toNumber() * Math.PI),
      unit: unitOf(unit, kind),
    }),
    ask(drawn): Both<Content> {
      const said = wanted(drawn.kind, 'rounded', TENTHS[drawn.kind][drawn.unit])
      return { en: [sector(drawn), said.en], es: [sector(drawn), said.es] }
    },
    solution: ({ kind, radius, angle, unit }, { amount }) => [
      readSector(measure(radius, unit), angle),
      ...partSteps(kind, radius, angle),
      step(relation(LETTERS[kind], '≈', measure(amount, unitOf(unit, kind))), because.roundAtTheEnd, {
        place: TENTH,
      }),
    ],
    check(printed, { amount, unit }) {
      const { radius, share } = sectorIn(printed)
      const kind = /area|área/.test(printed.text) ? 'area' : 'length'
      return kindIn(unit) === kind && Math.abs(approximate(expr(amount)) - wholeOf(kind, radius) * share) < 0.05
    },
  }),
  arcFromRadians: form({
    levels: ['easy'],
    lines: 2,
    // Neither one radian nor a whole turn.
    draw: random =>
      random.until(
        () => ({
          angle: Ratio.of(random.int(2, 24), random.pick([4, 5, 10])),
          radius: random.int(3, 20),
          unit: random.pick(UNITS),
        }),
        ({ angle, radius }) => !angle.equals(1) && !angle.equals(radius) && angle.compare(6) < 0,
      ),
    answer: measured,
    solve: ({ angle, radius, unit }): Measured => ({ amount: decimal(angle.times(radius)), unit }),
    ask({ angle, radius, unit }) {
      const [size, given] = [decimal(angle), measure(radius, unit)]
      return {
        en: prose`A central angle of ${size} radians intercepts an arc of a circle with a radius of ${given}. How long is the arc?`,
        es: prose`Un ángulo central de ${size} radianes intercepta un arco de una circunferencia de radio ${given}. ¿Cuánto mide el arco?`,
      }
    },
    solution: ({ angle, radius, unit }, { amount }) => [
      step(equation(LETTERS.length, join(radius, bracketed(decimal(angle)))), because.use, { rule: RADIANS }),
      step(equation(LETTERS.length, measure(amount, unit)), because.multiplyRadius),
    ],
    check(printed, { amount }) {
      const [angle, radius] = printed.numbers
      return exact(amount).over(radius!).equals(angle!)
    },
  }),
  story: form({
    levels: ['easy'],
    kind: 'story',
    draw(random) {
      const { says, kind, unit, ends, ...ranges } = random.evenly(sectorStories)
      const { radius, angle } = random.until(
        () => ({ radius: random.int(...ranges.radius), angle: random.pick(ranges.angles) }),
        ({ radius, angle }) => isClear(partOf(kind, radius, angle).toNumber() * Math.PI),
      )
      return { radius, angle, kind, unit, ends, says: says(measure(radius, unit), degrees(angle)) }
    },
    answer: { ...measured, requires: 'decimal-places-1' },
    solve: ({ kind, radius, angle, unit }): Measured => ({
      amount: tenth(partOf(kind, radius, angle).toNumber() * Math.PI),
      unit: unitOf(unit, kind),
    }),
    ask: ({ says }) => says,
    solution: ({ kind, radius, angle, unit, ends }, { amount }) => {
      const found = measure(amount, unitOf(unit, kind))
      return [
        readSector(measure(radius, unit), angle),
        ...partSteps(kind, radius, angle),
        step(relation(LETTERS[kind], '≈', amount), because.roundAtTheEnd, { place: TENTH }),
        answerStep(found, ends(found)),
      ]
    },
    check(printed, { amount, unit }) {
      const given = printed.all('measure')
      const radius = approximate(given.find(of => of.unit !== 'degree')!.of)
      const angle = approximate(given.find(of => of.unit === 'degree')!.of)
      const [kind, value] = [kindIn(unit), approximate(expr(amount))]
      return Math.abs(value - (wholeOf(kind, radius) * angle) / 360) < 0.05
    },
  }),
})
