import {
  answerStep,
  type Both,
  both,
  type Content,
  count,
  equation,
  exact,
  explained,
  explainedBy,
  type FormMaker,
  figure,
  itemOf,
  line,
  minus,
  people,
  prose,
  quantity,
  type Random,
  role,
  type Sentence,
  type Step,
  sentenceChoice,
  statements,
  step,
  table,
  tableCells,
  times,
  words,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import * as because from '../../../solution/reasons/index.ts'
import { borders } from './borders.ts'
import type { Level, levels } from './levels.ts'
import { drawnRectangle, paper } from './paper.ts'
import {
  areaLine,
  areaOf,
  countedIn,
  drawEvenly,
  halfOfPerimeter,
  perimeterLine,
  perimeterOf,
  type Rectangle,
  rectanglesAround,
  rectanglesWithin,
} from './rectangles.ts'

const HEAD = [
  words('Shorter side (units)', 'Lado más corto (unidades)'),
  words('Longer side (units)', 'Lado más largo (unidades)'),
  words('Area (square units)', 'Área (unidades cuadradas)'),
] as const

const draw = (random: Random, { longest }: Level): Rectangle =>
  drawEvenly(
    random,
    rectanglesWithin(2, longest).filter(
      one => one.short < one.long && perimeterOf(one) >= 12 && perimeterOf(one) <= 28,
    ),
  )

const otherSide = (perimeter: number, side: number): Step =>
  step(equation(minus(perimeter / 2, side), perimeter / 2 - side), because.explain, {
    sentence: {
      en: line`Subtract the side you know to find the other side.`,
      es: line`Resta el lado que conoces para hallar el otro lado.`,
    },
  })

const CHANGED = {
  /** One side longer, the other shorter. */
  square: ({ short, long }: Rectangle) => ({ short: short + 1, long: long - 1 }),
  flat: ({ short, long }: Rectangle) => ({ short: short - 1, long: long + 1 }),
}
const bySides = ({ short, long }: Rectangle): Sentence => ({
  key: `${short}x${long}`,
  says: { en: prose`${short} units by ${long} units`, es: prose`${short} unidades por ${long} unidades` },
})

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  completeTable: form({
    levels: ['medium'],
    share: 2,
    draw: (random, { halves, longest }) => {
      const half = random.int(halves[0] + 2, halves[1])
      const all = rectanglesAround(half).filter(({ short, long }) => long <= longest && short < long)
      const rows = random.sample(all, 3).sort((a, b) => a.short - b.short)
      return { half, rows }
    },
    answer: tableCells,
    solve: ({ rows }) => ({
      head: HEAD,
      rows: rows.map(one => [one.short, one.long, areaOf(one)]),
      blanks: rows.flatMap(one => [one.long, areaOf(one)]),
    }),
    ask({ half, rows }): Both<Content> {
      const empty = table({ head: HEAD, rows: rows.map(({ short }) => [short, line`____`, line`____`]) })
      const perimeter = role('perimeter', count(2 * half, nouns.unit))
      return {
        en: [prose`Each rectangle in the table has a perimeter of ${perimeter}. Complete the table.`, empty],
        es: [prose`Cada rectángulo de la tabla tiene un perímetro de ${perimeter}. Completa la tabla.`, empty],
      }
    },
    solution: ({ half, rows }, filled) => [
      halfOfPerimeter(2 * half),
      step(statements(...rows.map(one => equation(minus(half, one.short), one.long))), because.explain, {
        sentence: {
          en: line`Subtract each shorter side from ${half} to find the longer side.`,
          es: line`Resta cada lado más corto de ${half} para hallar el lado más largo.`,
        },
      }),
      step(statements(...rows.map(areaLine)), because.explain, {
        sentence: {
          en: line`Multiply the two sides of each rectangle to find its area.`,
          es: line`Multiplica los dos lados de cada rectángulo para hallar su área.`,
        },
      }),
      answerStep(tableCells.show(filled), {
        en: line`The perimeter stays the same, but the area changes.`,
        es: line`El perímetro no cambia, pero el área sí.`,
      }),
    ],
    // Around each rectangle it is as far as printed, and its squares are counted.
    check(printed, { blanks }) {
      const perimeter = printed.role('perimeter')
      const shorts = printed
        .block('table')
        .rows.map(([first]) => exact(itemOf(first ?? [], 0) as Parameters<typeof exact>[0]))
      return (
        blanks.length === 2 * shorts.length &&
        shorts.every((short, i) => {
          const [long, area] = [exact(itemOf(blanks, 2 * i)), exact(itemOf(blanks, 2 * i + 1))]
          const counted = countedIn({ rows: short.n, columns: Math.max(1, long.n) })
          return perimeter.equals(counted.perimeter) && area.equals(counted.area)
        })
      )
    },
  }),

  drawWithASide: form({
    levels: ['medium'],
    draw: random => ({
      ...drawEvenly(
        random,
        rectanglesWithin(2, 8).filter(
          one => one.short < one.long && one.short < 6 && perimeterOf(one) >= 12 && perimeterOf(one) <= 18,
        ),
      ),
      known: random.pick(['short', 'long']),
    }),
    answer: drawnRectangle,
    solve: ({ short, long }) => ({ short, long }),
    ask({ short, long, known }): Both<Content> {
      const around = role('perimeter', count(2 * (short + long), nouns.unit))
      const side = role('side', count(known === 'short' ? short : long, nouns.unit))
      return {
        en: [
          prose`The side of each small square is 1 unit. Draw a rectangle with a perimeter of ${around} and one side of ${side}.`,
          figure(paper),
        ],
        es: [
          prose`El lado de cada cuadrado pequeño mide 1\u00a0unidad. Dibuja un rectángulo con un perímetro de ${around} y un lado de ${side}.`,
          figure(paper),
        ],
      }
    },
    key: () => ({
      en: prose`The rectangle may also be turned.`,
      es: prose`El rectángulo también puede estar girado.`,
    }),
    solution({ short, long, known }, drawn) {
      const [perimeter, side] = [2 * (short + long), known === 'short' ? short : long]
      return [
        halfOfPerimeter(perimeter),
        otherSide(perimeter, side),
        answerStep(drawnRectangle.show(drawn), {
          en: line`Draw a rectangle with sides of ${count(short, nouns.unit)} and ${count(long, nouns.unit)}.`,
          es: line`Dibuja un rectángulo con lados de ${count(short, nouns.unit)} y ${count(long, nouns.unit)}.`,
        }),
      ]
    },
    check(printed, { short, long }) {
      const side = printed.role('side')
      return (
        printed.role('perimeter').equals(countedIn({ rows: short, columns: long }).perimeter) &&
        (side.equals(short) || side.equals(long))
      )
    },
  }),

  story: form({
    levels: ['medium'],
    kind: 'story',
    share: 2,
    draw: (random, level) => ({
      border: random.evenly(borders),
      who: random.pick(people),
      known: random.pick(['short', 'long']),
      ...draw(random, level),
    }),
    answer: quantity,
    solve: ({ border, short, long }) => count(short * long, border.area),
    ask: ({ border, who, known, short, long }) =>
      border.oneSide(
        role('perimeter', count(2 * (short + long), border.length)),
        role('side', count(known === 'short' ? short : long, border.length)),
        who,
      ),
    solution({ border, known, short, long }) {
      const [perimeter, side] = [2 * (short + long), known === 'short' ? short : long]
      const area = count(short * long, border.area)
      return [
        halfOfPerimeter(perimeter),
        otherSide(perimeter, side),
        step(equation(times(side, perimeter / 2 - side), short * long), because.multiplySides),
        answerStep(both(prose`${area}`), { en: line`The area is ${area}.`, es: line`El área es de ${area}.` }),
      ]
    },
    // The area leads back to the other side, and both sides twice to the border.
    check(printed, { amount }) {
      const side = printed.role('side')
      return exact(amount).over(side).plus(side).times(2).equals(printed.role('perimeter'))
    },
  }),

  whichOtherArea: form({
    levels: ['medium'],
    draw: (random, level) => {
      const change = random.evenly(['square', 'flat'] as const)
      const one = random.until(
        () => draw(random, level),
        ({ short, long }) => short >= 3 && long - short >= 2 && long <= 9,
      )
      return { one, change }
    },
    answer: sentenceChoice,
    solve: ({ one, change }) => bySides(CHANGED[change](one)),
    mistakes: ({ one, change }) => ({
      otherWay: bySides(CHANGED[change === 'square' ? 'flat' : 'square'](one)),
      onlyOneSide: bySides({ short: one.short, long: one.long + (change === 'square' ? 1 : -1) }),
      bothSides: bySides(
        change === 'square'
          ? { short: one.short + 1, long: one.long + 1 }
          : { short: one.short - 1, long: one.long - 1 },
      ),
    }),
    ask({ one, change }) {
      const [short, long] = [role('short', count(one.short, nouns.unit)), role('long', count(one.long, nouns.unit))]
      return change === 'square'
        ? {
            en: prose`A rectangle is ${short} by ${long}. Which rectangle has the same perimeter but a greater area?`,
            es: prose`Un rectángulo mide ${short} por ${long}. ¿Qué rectángulo tiene el mismo perímetro, pero mayor área?`,
          }
        : {
            en: prose`A rectangle is ${short} by ${long}. Which rectangle has the same perimeter but a smaller area?`,
            es: prose`Un rectángulo mide ${short} por ${long}. ¿Qué rectángulo tiene el mismo perímetro, pero menor área?`,
          }
    },
    solution({ one, change }, answer) {
      const other = CHANGED[change](one)
      return [
        explained(
          statements(perimeterLine(one), perimeterLine(other)),
          line`The first rectangle and the rectangle ${other.short} by ${other.long} have the same perimeter.`,
          line`El primer rectángulo y el de ${other.short} por ${other.long} tienen el mismo perímetro.`,
        ),
        explained(
          statements(areaLine(one), areaLine(other)),
          change === 'square'
            ? line`Find both areas: the second one is greater.`
            : line`Find both areas: the second one is smaller.`,
          change === 'square'
            ? line`Halla las dos áreas: la segunda es mayor.`
            : line`Halla las dos áreas: la segunda es menor.`,
        ),
        answerStep(
          answer.says,
          change === 'square'
            ? {
                en: line`This rectangle has the same perimeter and a greater area.`,
                es: line`Este rectángulo tiene el mismo perímetro y mayor área.`,
              }
            : {
                en: line`This rectangle has the same perimeter and a smaller area.`,
                es: line`Este rectángulo tiene el mismo perímetro y menor área.`,
              },
        ),
      ]
    },
    whyWrong({ one, change }) {
      const trap = CHANGED[change === 'square' ? 'flat' : 'square'](one)
      const around = (short: number, long: number) =>
        explained(perimeterLine({ short, long }), line`It has another perimeter.`, line`Tiene otro perímetro.`)
      const by = change === 'square' ? 1 : -1
      return {
        otherWay: explainedBy(
          areaLine(trap),
          change === 'square'
            ? {
                en: line`It has the same perimeter, but a smaller area.`,
                es: line`Tiene el mismo perímetro, pero menor área.`,
              }
            : {
                en: line`It has the same perimeter, but a greater area.`,
                es: line`Tiene el mismo perímetro, pero mayor área.`,
              },
        ),
        onlyOneSide: around(one.short, one.long + by),
        bothSides: around(one.short + by, one.long + by),
      }
    },
    check(printed, { key }) {
      const [short, long] = key.split('x').map(Number)
      if (short === undefined || long === undefined) return false
      const given = countedIn({ rows: printed.role('short').n, columns: printed.role('long').n })
      const chosen = countedIn({ rows: short, columns: long })
      const isGreater = /greater area|mayor área/.test(printed.text)
      return (
        chosen.perimeter === given.perimeter && chosen.area !== given.area && chosen.area > given.area === isGreater
      )
    },
  }),
})
