import {
  approximate,
  type Block,
  type Both,
  type Content,
  equation,
  expr,
  type FormMaker,
  m,
  measure,
  piExpr,
  prose,
  relation,
  step,
  symbol,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { type Measured, measured } from '../../kit/measures/measured.ts'
import { near } from '../../kit/triangles/special-triangles.ts'
import type { levels } from './levels.ts'
import { draw, isClear, type Kind, kindIn, partOf, sector, sectorIn, tenth, unitOf, wholeOf } from './parts.ts'
import { filled, LETTERS, partSteps, RULES, readSector, TENTH } from './shared.ts'

const wanted = (kind: Kind, how: 'exact' | 'rounded'): Both<Block> =>
  kind === 'length'
    ? how === 'exact'
      ? {
          en: prose`Find the length of arc ${symbol('AB')} of the shaded sector in terms of ${m`π`}.`,
          es: prose`Halla la longitud del arco ${symbol('AB')} del sector sombreado en términos de ${m`π`}.`,
        }
      : {
          en: prose`Find the length of arc ${symbol('AB')} of the shaded sector to the nearest tenth. Use the ${m`π`} key.`,
          es: prose`Halla la longitud del arco ${symbol('AB')} del sector sombreado, redondeando a la décima más cercana. Usa la tecla ${m`π`}.`,
        }
    : how === 'exact'
      ? {
          en: prose`Find the area of the shaded sector in terms of ${m`π`}.`,
          es: prose`Halla el área del sector sombreado en términos de ${m`π`}.`,
        }
      : {
          en: prose`Find the area of the shaded sector to the nearest tenth. Use the ${m`π`} key.`,
          es: prose`Halla el área del sector sombreado, redondeando a la décima más cercana. Usa la tecla ${m`π`}.`,
        }

export const easyForms = (form: FormMaker<typeof levels>) => ({
  exact: form({
    levels: ['easy'],
    share: 2,
    draw,
    answer: measured,
    solve: ({ kind, radius, angle, unit }): Measured => ({
      amount: piExpr(partOf(kind, radius, angle)),
      unit: unitOf(unit, kind),
    }),
    ask(drawn): Both<Content> {
      const said = wanted(drawn.kind, 'exact')
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
      const said = wanted(drawn.kind, 'rounded')
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
})
