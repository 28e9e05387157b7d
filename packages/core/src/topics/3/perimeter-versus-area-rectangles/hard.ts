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
  list,
  numberList,
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
  sum,
  table,
  tableCells,
  times,
  tupleOf,
  words,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import * as because from '../../../solution/reasons/index.ts'
import { printedOf } from '../../kit/choices/statements.ts'
import { borders } from './borders.ts'
import { type Claim, claims, drawClaim, isFalse, type Pair } from './claims.ts'
import type { levels } from './levels.ts'
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
  rectanglesOfArea,
  rectanglesWithin,
} from './rectangles.ts'

const HEAD = [
  words('Shorter side (units)', 'Lado más corto (unidades)'),
  words('Longer side (units)', 'Lado más largo (unidades)'),
  words('Perimeter (units)', 'Perímetro (unidades)'),
] as const

/** Areas of three rectangles or more with whole sides. */
const AREAS = [12, 16, 18, 20, 24, 30, 36, 40] as const

/** Shorter sides tried one after another until the area is right. */
function sidesTried({ short, long }: Rectangle) {
  const half = short + long
  const from = Math.min(short, Math.max(1, short - 2, half - 10))
  const near = short + 1 < long ? short + 1 : short - 1
  const tried = from === short ? [near, short] : Array.from({ length: short - from + 1 }, (_, i) => from + i)
  return [
    halfOfPerimeter(2 * half),
    step(statements(...tried.map(side => equation(times(side, half - side), side * (half - side)))), because.explain, {
      sentence: {
        en: line`Try pairs of sides that add up to ${half} until the area is ${short * long}.`,
        es: line`Prueba pares de lados que sumen ${half} hasta que el área sea ${short * long}.`,
      },
    }),
  ]
}

/** All rectangles with their areas, or with their perimeters. */
const areasListed = (all: readonly Rectangle[]) => statements(...all.map(areaLine))
const closest = (all: readonly Rectangle[]) => itemOf(all, all.length - 1)

const perimeterShort = ({ short, long }: Rectangle) => equation(times(2, short + long), 2 * (short + long))

const against = ([a, b]: Pair): Sentence => ({
  key: `${a.short}x${a.long},${b.short}x${b.long}`,
  says: {
    en: prose`False. Rectangles ${a.short} by ${a.long} and ${b.short} by ${b.long} show this.`,
    es: prose`Falso. Lo muestran los rectángulos de ${a.short} por ${a.long} y ${b.short} por ${b.long}.`,
  },
})
/** What a claim compares of two rectangles: their perimeters, their areas, or both. */
const measuresOf = ({ measures }: Claim, a: Rectangle, b: Rectangle): Both<Content> =>
  ({
    perimeters: {
      en: prose`perimeters: ${perimeterOf(a)} and ${perimeterOf(b)}`,
      es: prose`perímetros: ${perimeterOf(a)} y ${perimeterOf(b)}`,
    },
    areas: { en: prose`areas: ${areaOf(a)} and ${areaOf(b)}`, es: prose`áreas: ${areaOf(a)} y ${areaOf(b)}` },
    both: {
      en: prose`perimeters: ${perimeterOf(a)} and ${perimeterOf(b)}; areas: ${areaOf(a)} and ${areaOf(b)}`,
      es: prose`perímetros: ${perimeterOf(a)} y ${perimeterOf(b)}; áreas: ${areaOf(a)} y ${areaOf(b)}`,
    },
  })[measures]

/** The measures of two rectangles, worked out. */
function measured({ measures }: Claim, a: Rectangle, b: Rectangle): readonly Step[] {
  const perimeters = explained(
    statements(perimeterLine(a), perimeterLine(b)),
    line`Find the perimeters of rectangles ${a.short} by ${a.long} and ${b.short} by ${b.long}.`,
    line`Halla los perímetros de los rectángulos de ${a.short} por ${a.long} y de ${b.short} por ${b.long}.`,
  )
  const areas = statements(areaLine(a), areaLine(b))
  return {
    perimeters: [perimeters],
    areas: [
      explained(
        areas,
        line`Find the areas of rectangles ${a.short} by ${a.long} and ${b.short} by ${b.long}.`,
        line`Halla las áreas de los rectángulos de ${a.short} por ${a.long} y de ${b.short} por ${b.long}.`,
      ),
    ],
    both: [perimeters, explained(areas, line`Find their areas.`, line`Halla sus áreas.`)],
  }[measures]
}
/** Two different rectangles, if there are, of which a true claim speaks. */
function exampleOf(claim: Claim): readonly [Rectangle, Rectangle] {
  const all = rectanglesWithin(2, 6)
  const pairs = all.flatMap(one => all.map(other => [one, other] as const))
  const about = pairs.filter(([one, other]) => claim.speaksOf(one, other) && claim.holds(one, other))
  const [unlike, unequal] = [
    about.filter(([one, other]) => one !== other),
    about.filter(([one]) => one.short !== one.long),
  ]
  return itemOf([...unlike, ...unequal], 0)
}
const TRUE: Sentence = { key: 'true', says: { en: prose`True`, es: prose`Verdadero` } }

/** Each border once with either question, the questions by turns. */
const STORIES = [0, 1].flatMap(round =>
  borders.map((border, i) => ({ border, wanted: (i + round) % 2 === 0 ? ('area' as const) : ('border' as const) })),
)

const drawFarther = (random: Random, longest: number): Rectangle =>
  drawEvenly(
    random,
    rectanglesWithin(2, longest).filter(
      one => one.short < one.long && one.short + one.long >= 7 && areaOf(one) !== perimeterOf(one),
    ),
  )

export const hardForms = (form: FormMaker<typeof levels>) => ({
  sidesFromBoth: form({
    levels: ['hard'],
    share: 2,
    draw: (random, { longest }) => drawFarther(random, longest),
    answer: numberList,
    solve: ({ short, long }) => [short, long],
    ask(rectangle): Both<Content> {
      const area = role('area', count(areaOf(rectangle), nouns.squareUnit))
      const perimeter = role('perimeter', count(perimeterOf(rectangle), nouns.unit))
      return {
        en: [
          prose`A rectangle has an area of ${area} and a perimeter of ${perimeter}. How long are its sides?`,
          prose`Shorter side: ____ units`,
          prose`Longer side: ____ units`,
        ],
        es: [
          prose`Un rectángulo tiene un área de ${area} y un perímetro de ${perimeter}. ¿Cuánto miden sus lados?`,
          prose`Lado más corto: ____ unidades`,
          prose`Lado más largo: ____ unidades`,
        ],
      }
    },
    solution: rectangle => [
      ...sidesTried(rectangle),
      answerStep(list(rectangle.short, rectangle.long), {
        en: line`Write the shorter side first, then the longer side.`,
        es: line`Escribe primero el lado más corto y luego el más largo.`,
      }),
    ],
    check(printed, answers) {
      const [short, long] = tupleOf(answers.map(exact), 2)
      const isOrdered = long.minus(short).n > 0
      return (
        isOrdered &&
        printed.role('area').over(short).equals(long) &&
        printed.role('perimeter').minus(short).minus(long).equals(short.plus(long))
      )
    },
  }),

  drawFromBoth: form({
    levels: ['hard'],
    draw: random =>
      random.until(
        () => drawFarther(random, 8),
        ({ short, long }) => short <= 5 && short + long >= 10,
      ),
    answer: drawnRectangle,
    solve: ({ short, long }) => ({ short, long }),
    ask(rectangle): Both<Content> {
      const area = role('area', count(areaOf(rectangle), nouns.squareUnit))
      const perimeter = role('perimeter', count(perimeterOf(rectangle), nouns.unit))
      return {
        en: [
          prose`Each small square is 1 square unit. Draw a rectangle with a perimeter of ${perimeter} and an area of ${area}.`,
          figure(paper),
        ],
        es: [
          prose`Cada cuadrado pequeño es 1 unidad cuadrada. Dibuja un rectángulo con un perímetro de ${perimeter} y un área de ${area}.`,
          figure(paper),
        ],
      }
    },
    key: () => ({
      en: prose`The rectangle may also be turned.`,
      es: prose`El rectángulo también puede estar girado.`,
    }),
    solution: (rectangle, drawn) => [
      ...sidesTried(rectangle),
      answerStep(drawnRectangle.show(drawn), {
        en: line`Draw a rectangle with sides of ${count(rectangle.short, nouns.unit)} and ${count(rectangle.long, nouns.unit)}.`,
        es: line`Dibuja un rectángulo con lados de ${count(rectangle.short, nouns.unit)} y ${count(rectangle.long, nouns.unit)}.`,
      }),
    ],
    check(printed, { short, long }) {
      const drawn = countedIn({ rows: short, columns: long })
      return printed.role('area').equals(drawn.area) && printed.role('perimeter').equals(drawn.perimeter)
    },
  }),

  allWithArea: form({
    levels: ['hard'],
    draw: random => ({ area: random.evenly(AREAS) }),
    answer: tableCells,
    solve({ area }) {
      const rows = rectanglesOfArea(area).map(one => [one.short, one.long, perimeterOf(one)])
      return { head: HEAD, rows, blanks: rows.flat() }
    },
    ask({ area }): Both<Content> {
      const empty = table({
        head: HEAD,
        rows: rectanglesOfArea(area).map(() => [line`____`, line`____`, line`____`]),
      })
      const shown = role('area', count(area, nouns.squareUnit))
      return {
        en: [
          prose`Find all rectangles with an area of ${shown} and whole-number sides. List the rectangles in order of the shorter side, from least to greatest. Write the perimeter of each rectangle.`,
          empty,
        ],
        es: [
          prose`Halla todos los rectángulos con un área de ${shown} y lados de longitud entera. Escribe los rectángulos en orden según su lado más corto, de menor a mayor. Escribe el perímetro de cada rectángulo.`,
          empty,
        ],
      }
    },
    solution: ({ area }, filled) => [
      step(areasListed(rectanglesOfArea(area)), because.explain, {
        sentence: {
          en: line`Find all pairs of whole numbers with a product of ${area}. Start with 1.`,
          es: line`Halla todos los pares de números enteros cuyo producto es ${area}. Empieza con el 1.`,
        },
      }),
      step(
        statements(...rectanglesOfArea(area).map(({ short, long }) => equation(sum(short, long), short + long))),
        because.explain,
        {
          sentence: {
            en: line`Add the two sides of each rectangle.`,
            es: line`Suma los dos lados de cada rectángulo.`,
          },
        },
      ),
      step(statements(...rectanglesOfArea(area).map(perimeterShort)), because.explain, {
        sentence: {
          en: line`Each rectangle has both sides twice: double each sum to find the perimeter.`,
          es: line`Cada rectángulo tiene los dos lados dos veces: duplica cada suma para hallar el perímetro.`,
        },
      }),
      answerStep(tableCells.show(filled), {
        en: line`The area stays the same, but the perimeter changes.`,
        es: line`El área no cambia, pero el perímetro sí.`,
      }),
    ],
    // Each row has the area; the shorter sides grow, and none that divides the area is left out.
    check(printed, { blanks }) {
      const area = printed.role('area').n
      const rows = printed.block('table').rows.map((_, i) => tupleOf(blanks.slice(3 * i, 3 * i + 3).map(exact), 3))
      const sides = rows.flatMap(([short, long]) => [short.n, long.n])
      const divisors = Array.from({ length: area }, (_, i) => i + 1).filter(side => area % side === 0)
      return (
        divisors.every(side => sides.includes(side)) &&
        rows.every(
          ([short, long, perimeter], i) =>
            short.times(long).equals(area) &&
            short.n <= long.n &&
            (i === 0 || short.n > itemOf(rows, i - 1)[0].n) &&
            perimeter.equals(countedIn({ rows: short.n, columns: long.n }).perimeter),
        )
      )
    },
  }),

  claim: form({
    levels: ['hard'],
    share: 2,
    draw: random => drawClaim(random),
    answer: sentenceChoice,
    solve: ({ claim, pairs }) => (isFalse(claim) ? against(itemOf(pairs, 0)) : TRUE),
    mistakes: ({ claim, pairs }): Record<string, Sentence> =>
      isFalse(claim)
        ? { noCounterexample: TRUE, notAboutThem: against(itemOf(pairs, 1)), fitsTheClaim: against(itemOf(pairs, 2)) }
        : {
            notAboutThem: against(itemOf(pairs, 0)),
            fitsTheClaim: against(itemOf(pairs, 1)),
            fitsItToo: against(itemOf(pairs, 2)),
          },
    ask: ({ claim }) => ({
      en: [claim.says.en, prose`True or false? If it is false, which rectangles show it?`],
      es: [claim.says.es, prose`¿Verdadero o falso? Si es falso, ¿qué rectángulos lo muestran?`],
    }),
    solution({ claim, pairs }, answer) {
      const [a, b] = itemOf(pairs, 0)
      if (isFalse(claim)) return [...measured(claim, a, b), answerStep(answer.says, claim.why)]
      const [one, other] = exampleOf(claim)
      return [
        explained(
          measuresOf(claim, one, other),
          line`Try an example: rectangles ${one.short} by ${one.long} and ${other.short} by ${other.long}.`,
          line`Prueba con un ejemplo: rectángulos de ${one.short} por ${one.long} y de ${other.short} por ${other.long}.`,
        ),
        answerStep(answer.says, claim.why),
      ]
    },
    whyWrong({ claim, pairs }) {
      const why = (place: number) => {
        const [one, other] = itemOf(pairs, place)
        const unlike = claim.unlike(one, other)
        return explainedBy(
          measuresOf(claim, one, other),
          claim.speaksOf(one, other)
            ? {
                en: line`For these rectangles the statement is true.`,
                es: line`Para estos rectángulos la afirmación es verdadera.`,
              }
            : {
                en: [`${unlike.en}: the statement is not about such rectangles.`],
                es: [`${unlike.es}: la afirmación no habla de rectángulos así.`],
              },
        )
      }
      return isFalse(claim)
        ? {
            noCounterexample: {
              en: line`One pair of rectangles is enough to show that it is false.`,
              es: line`Basta un par de rectángulos para mostrar que es falso.`,
            },
            notAboutThem: why(1),
            fitsTheClaim: why(2),
          }
        : { notAboutThem: why(0), fitsTheClaim: why(1), fitsItToo: why(2) }
    },
    // Tries every pair of small rectangles, or the one that is named.
    check(printed, { key }) {
      const claim = printedOf(claims, printed)
      if (!claim) return false
      const breaks = (a: Rectangle, b: Rectangle) => claim.speaksOf(a, b) && !claim.holds(a, b)
      if (key === 'true') {
        const all = rectanglesWithin(1, 8)
        return !all.some(a => all.some(b => breaks(a, b)))
      }
      const [a, b, c, d] = tupleOf(key.split(/[x,]/).map(Number), 4)
      return breaks({ short: a, long: b }, { short: c, long: d })
    },
  }),

  bestStory: form({
    levels: ['hard'],
    kind: 'story',
    draw(random, { halves }) {
      const { border, wanted } = random.evenly(STORIES)
      return {
        border,
        who: random.pick(people),
        wanted,
        given: wanted === 'area' ? 2 * random.int(halves[0], 14) : random.pick(AREAS),
      }
    },
    answer: quantity,
    solve: ({ border, wanted, given }) =>
      wanted === 'area'
        ? count(areaOf(closest(rectanglesAround(given / 2))), border.area)
        : count(perimeterOf(closest(rectanglesOfArea(given))), border.length),
    ask: ({ border, who, wanted, given }) =>
      wanted === 'area'
        ? border.greatest(role('border', count(given, border.length)), who)
        : border.shortest(role('area', count(given, border.area)), who),
    solution({ border, wanted, given }) {
      if (wanted === 'area') {
        const all = rectanglesAround(given / 2)
        const area = count(areaOf(closest(all)), border.area)
        return [
          halfOfPerimeter(given),
          step(areasListed(all), because.explain, {
            sentence: {
              en: line`List all pairs of whole numbers that add up to ${given / 2}. Multiply to find each area.`,
              es: line`Escribe todos los pares de números enteros que suman ${given / 2}. Multiplica para hallar cada área.`,
            },
          }),
          answerStep(both(prose`${area}`), {
            en: line`The greatest area is ${area}.`,
            es: line`La mayor área es de ${area}.`,
          }),
        ]
      }
      const all = rectanglesOfArea(given)
      const shortest = count(perimeterOf(closest(all)), border.length)
      return [
        step(areasListed(all), because.explain, {
          sentence: {
            en: line`List all pairs of whole numbers with a product of ${given}: these are the sides.`,
            es: line`Escribe todos los pares de números enteros cuyo producto es ${given}: son los lados.`,
          },
        }),
        step(statements(...all.map(perimeterLine)), because.explain, {
          sentence: {
            en: line`Add the four sides of each rectangle to find its perimeter.`,
            es: line`Suma los cuatro lados de cada rectángulo para hallar su perímetro.`,
          },
        }),
        answerStep(both(prose`${shortest}`), {
          en: line`The least perimeter is ${shortest}.`,
          es: line`El menor perímetro es de ${shortest}.`,
        }),
      ]
    },
    // Of all rectangles with sides to 48, tried one by one.
    check(printed, { amount }) {
      const [{ name }] = tupleOf(printed.terms('role'), 1)
      const given = printed.role(name).n
      const values = Array.from({ length: 48 }, (_, i) => i + 1).flatMap(short => {
        const long = name === 'border' ? given / 2 - short : given / short
        if (!Number.isInteger(long) || long < 1) return []
        return [name === 'border' ? short * long : short + long + short + long]
      })
      return exact(amount).equals(name === 'border' ? Math.max(...values) : Math.min(...values))
    },
  }),
})
