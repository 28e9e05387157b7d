import {
  type Expr,
  equation,
  evaluate,
  explainedBy,
  failed,
  itemOf,
  line,
  list,
  over,
  type Printed,
  type Random,
  Ratio,
  relation,
  type Sentence,
  sentenceChoice,
  symbol,
  triangleNamed,
} from '../../../author.ts'
import type { Factor } from '../../kit/transformations/dilations.ts'
import { joined, paragraph } from '../../kit/transformations/points.ts'
import {
  drawNames,
  type Form,
  figureName,
  type Level,
  shorterRatio,
  sideName,
  similarSign,
  TRIANGLES,
  tidy,
  times,
} from './parts.ts'
import { sentence, turnedAround } from './sentences.ts'

/** Which side of the second triangle matches AB, BC and CA. */
const ORDERS = [
  [1, 2, 0],
  [2, 0, 1],
  [0, 2, 1],
  [2, 1, 0],
  [1, 0, 2],
] as const
const drawSides = (random: Random, { factors }: Level) => {
  const factor = random.evenly(factors)
  const by = factor[1] === 1 ? 1 : factor[1]
  const first = random.shuffle([...random.pick(TRIANGLES)]).map(side => side * by)
  return { factor, first, order: random.evenly(ORDERS), names: drawNames(random, 3) }
}
/** The sides of both triangles, with their names. */
const printedSides = (printed: Printed) => {
  const sides = printed.all('relation').map(({ left, right }) => ({
    name: left.kind === 'symbol' ? left.name : '',
    length: evaluate(right),
  }))
  return [sides.slice(0, 3), sides.slice(3)] as const
}
const ascending = (values: readonly Ratio[]) => [...values].sort((a, b) => a.compare(b))

/** The vertices of the second triangle in the order of the first: a vertex matches if both sides at it do. */
const matchOf = (two: string, order: readonly number[]): string => {
  // Side i of the first lies between vertices i and i + 1.
  const vertex = (i: number, j: number): string => {
    const [one, other] = [sideName(two, itemOf(order, i)), sideName(two, itemOf(order, j))]
    return [...one].find(letter => other.includes(letter)) ?? failed('Two sides meet in a vertex')
  }
  return vertex(2, 0) + vertex(0, 1) + vertex(1, 2)
}
const swapped = (name: string, i: number, j: number): string => {
  const letters = [...name]
  const one = itemOf(letters, i)
  letters[i] = itemOf(letters, j)
  letters[j] = one
  return letters.join('')
}

interface Sides {
  readonly factor: Factor
  readonly first: readonly number[]
  readonly order: readonly number[]
  readonly names: readonly [string, string]
  readonly isSimilar: boolean
  readonly off: number
}
/** The lengths of the second triangle in the order of its letters. */
const secondOf = ({ factor, first, order, isSimilar, off }: Sides): readonly Ratio[] =>
  [0, 1, 2].map(j => {
    const i = order.indexOf(j)
    const right = times(itemOf(first, i), factor)
    return !isSimilar && i === off ? right.plus(right.toNumber() > 12 ? 4 : 3) : right
  })
const verdicts = (facts: Sides) => {
  const { names, factor, first } = facts
  const [A, B] = names.map(figureName) as [Expr, Expr]
  const [one, two] = [ascending(first.map(side => Ratio.of(side))), ascending(secondOf(facts))]
  const k = Ratio.of(factor[0], factor[1])
  const different = two.map((side, i) => side.over(itemOf(one, i)))
  const j = different.findIndex(ratio => !ratio.equals(itemOf(different, 0)))
  const [p, q] = j < 0 ? [0, 1] : [0, j]
  // Sides that do not match, where all ratios would be equal.
  const shown =
    j < 0
      ? [shorterRatio(itemOf(two, 0), itemOf(one, 1)), shorterRatio(itemOf(two, 1), itemOf(one, 0))]
      : [shorterRatio(itemOf(two, p), itemOf(one, p)), shorterRatio(itemOf(two, q), itemOf(one, q))]
  const printed = secondOf(facts)
  const asPrinted = printed.map((side, i) => shorterRatio(side, Ratio.of(itemOf(first, i))))
  // Sides that do not match.
  const mixed = relation(over(symbol('FD'), symbol('AB')), '≠', over(symbol('DE'), symbol('CA')))
  return {
    crossed: sentence('crossed', line`No, because ${mixed}.`, line`No, porque ${mixed}.`),
    yes: sentence(
      'proportional',
      line`Yes; the scale factor from ${A} to ${B} is ${k}.`,
      line`Sí; el factor de escala de ${A} a ${B} es ${k}.`,
    ),
    inverted: sentence(
      'inverted',
      line`Yes; the scale factor from ${A} to ${B} is ${Ratio.of(1).over(k)}.`,
      line`Sí; el factor de escala de ${A} a ${B} es ${Ratio.of(1).over(k)}.`,
    ),
    no: sentence(
      'unequal',
      line`No; two ratios differ: ${itemOf(shown, 0)} and ${itemOf(shown, 1)}.`,
      line`No; dos razones son distintas: ${itemOf(shown, 0)} y ${itemOf(shown, 1)}.`,
    ),
    sizes: sentence(
      'sizes',
      line`No; the triangles have different sizes.`,
      line`No; los triángulos tienen tamaños distintos.`,
    ),
    asPrinted: sentence(
      'asPrinted',
      line`No; the ratios are not equal: ${itemOf(asPrinted, 0)}, ${itemOf(asPrinted, 1)}, and ${itemOf(asPrinted, 2)}.`,
      line`No; las razones no son iguales: ${itemOf(asPrinted, 0)}, ${itemOf(asPrinted, 1)} y ${itemOf(asPrinted, 2)}.`,
    ),
  }
}
const statementOf = (one: string, two: string): Sentence => ({
  key: two,
  says: { en: similarSign(one, two), es: similarSign(one, two) },
})

export const orderForms = (form: Form) => ({
  sidesOutOfOrder: form({
    levels: ['hard'],
    share: 2,
    draw(random, level) {
      const isSimilar = random.evenly([true, false])
      const drawn = drawSides(random, level)
      const off = random.int(0, 2)
      return { ...drawn, isSimilar, off }
    },
    answer: sentenceChoice,
    solve: facts => verdicts(facts)[facts.isSimilar ? 'yes' : 'no'],
    mistakes(facts): Readonly<Record<string, Sentence>> {
      const { yes, inverted, no, asPrinted, sizes } = verdicts(facts)
      return facts.isSimilar ? { inverted, asPrinted, no } : { yes, inverted, sizes }
    },
    ask(facts) {
      const [one, two] = facts.names
      const given = joined(...facts.first.map((side, i) => equation(symbol(sideName(one, i)), side)))
      const other = joined(...secondOf(facts).map((side, i) => equation(symbol(sideName(two, i)), tidy(side))))
      const [A, B] = [figureName(one), figureName(two)]
      return {
        en: paragraph(line`In ${A}, `, given.en, line`. In ${B}, `, other.en, line`. Are the triangles similar?`),
        es: paragraph(line`En ${A}, `, given.es, line`. En ${B}, `, other.es, line`. ¿Son semejantes los triángulos?`),
      }
    },
    solution(facts, { says }) {
      const [first, second] = [ascending(facts.first.map(side => Ratio.of(side))), ascending(secondOf(facts))]
      return [
        explainedBy(paragraph(line`${list(...first.map(tidy))}; ${list(...second.map(tidy))}`), {
          en: line`In similar triangles the shortest sides match, and so do the longest. Order the sides of each triangle.`,
          es: line`En triángulos semejantes se corresponden los lados más cortos, y también los más largos. Ordena los lados de cada uno.`,
        }),
        explainedBy(
          paragraph(
            second.flatMap((side, i): (string | Expr)[] => [
              ...(i === 0 ? [] : ['; ']),
              shorterRatio(side, itemOf(first, i)),
            ]),
          ),
          {
            en: line`Divide the sides of ${figureName(facts.names[1])} by the matching sides of ${figureName(facts.names[0])}.`,
            es: line`Divide los lados de ${figureName(facts.names[1])} entre los lados correspondientes de ${figureName(facts.names[0])}.`,
          },
        ),
        explainedBy(says, {
          en: facts.isSimilar
            ? line`All three ratios are equal, so the triangles are similar.`
            : line`The ratios are not all equal, so the triangles are not similar.`,
          es: facts.isSimilar
            ? line`Las tres razones son iguales, así que los triángulos son semejantes.`
            : line`No todas las razones son iguales, así que los triángulos no son semejantes.`,
        }),
      ]
    },
    whyWrong({ names, isSimilar, factor }) {
      const [A, B] = names.map(figureName) as [Expr, Expr]
      const notMatching = {
        en: line`These ratios compare sides that do not match.`,
        es: line`Estas razones comparan lados que no se corresponden.`,
      }
      return {
        inverted: isSimilar
          ? turnedAround(A, B, factor)
          : {
              en: line`The ratios are not all equal, so no scale factor fits.`,
              es: line`No todas las razones son iguales, así que ningún factor de escala sirve.`,
            },
        yes: {
          en: line`Not all ratios are equal to ${Ratio.of(...factor)}.`,
          es: line`No todas las razones son iguales a ${Ratio.of(...factor)}.`,
        },
        asPrinted: notMatching,
        no: notMatching,
        sizes: {
          en: line`Similar triangles may have different sizes.`,
          es: line`Los triángulos semejantes pueden tener tamaños distintos.`,
        },
      }
    },
    check(printed, { key }) {
      const [first, second] = printedSides(printed)
      const [one, two] = [ascending(first.map(({ length }) => length)), ascending(second.map(({ length }) => length))]
      const [a, b] = [itemOf(one, 0), itemOf(two, 0)]
      const isSimilar = one.every((side, i) => side.times(b).equals(itemOf(two, i).times(a)))
      return key === (isSimilar ? 'proportional' : 'unequal')
    },
  }),

  statement: form({
    levels: ['hard'],
    share: 2,
    draw: (random, level) => drawSides(random, level),
    answer: sentenceChoice,
    solve: ({ names, order }) => statementOf(names[0], matchOf(names[1], order)),
    mistakes({ names, order }) {
      const right = matchOf(names[1], order)
      const all = [names[1], swapped(right, 0, 1), swapped(right, 1, 2), swapped(right, 0, 2)].filter(
        one => one !== right,
      )
      return Object.fromEntries([...new Set(all)].slice(0, 3).map(one => [one, statementOf(names[0], one)]))
    },
    ask(facts) {
      const [one, two] = facts.names
      const given = joined(...facts.first.map((side, i) => equation(symbol(sideName(one, i)), side)))
      const other = joined(
        ...secondOf({ ...facts, isSimilar: true, off: 0 }).map((side, i) =>
          equation(symbol(sideName(two, i)), tidy(side)),
        ),
      )
      return {
        en: paragraph(
          line`In ${triangleNamed(one)}, `,
          given.en,
          line`. In ${triangleNamed(two)}, `,
          other.en,
          line`. The triangles are similar. Which statement names their vertices in matching order?`,
        ),
        es: paragraph(
          line`En ${triangleNamed(one)}, `,
          given.es,
          line`. En ${triangleNamed(two)}, `,
          other.es,
          line`. Los triángulos son semejantes. ¿Qué enunciado nombra sus vértices en el orden correspondiente?`,
        ),
      }
    },
    solution({ first, factor, names, order }, { says }) {
      const [one, two] = names
      const places = [0, 1, 2].sort((i, j) => itemOf(first, i) - itemOf(first, j))
      const pairs = places.map(i =>
        equation(
          equation(
            over(symbol(sideName(two, itemOf(order, i))), symbol(sideName(one, i))),
            over(tidy(times(itemOf(first, i), factor)), itemOf(first, i)),
          ),
          Ratio.of(factor[0], factor[1]),
        ),
      )
      return [
        explainedBy(paragraph(pairs.flatMap((pair, i): (string | Expr)[] => [...(i === 0 ? [] : ['; ']), pair])), {
          en: line`Match the shortest sides, the middle ones, and the longest ones. All ratios are equal.`,
          es: line`Empareja los lados más cortos, los medianos y los más largos. Todas las razones son iguales.`,
        }),
        explainedBy(
          paragraph(
            [0, 1, 2].flatMap((i): (string | Expr)[] => [
              ...(i === 0 ? [] : ['; ']),
              symbol(one.charAt(i)),
              ' → ',
              symbol(matchOf(two, order).charAt(i)),
            ]),
          ),
          {
            en: line`Vertices match where matching sides meet.`,
            es: line`Se corresponden los vértices donde se unen lados correspondientes.`,
          },
        ),
        explainedBy(says, {
          en: line`Write matching vertices in the same place.`,
          es: line`Escribe los vértices correspondientes en el mismo lugar.`,
        }),
      ]
    },
    whyWrong({ names: [one, two], order }) {
      const right = matchOf(two, order)
      const all = [two, swapped(right, 0, 1), swapped(right, 1, 2), swapped(right, 0, 2)].filter(name => name !== right)
      return Object.fromEntries(
        all.map(name => {
          const i = [...name].findIndex((said, place) => said !== right.charAt(place))
          const [own, fits, said] = [symbol(one.charAt(i)), symbol(right.charAt(i)), symbol(name.charAt(i))]
          const why = {
            en: line`Vertex ${own} matches ${fits}, not ${said}.`,
            es: line`El vértice ${own} corresponde a ${fits}, no a ${said}.`,
          }
          return [name, why]
        }),
      )
    },
    check(printed, { key }) {
      const [one, two] = printedSides(printed)
      const title = itemOf(one, 0).name + itemOf(one, 1).name.charAt(1)
      const ratios = one.map(({ name, length }) => {
        const [p, q] = [...name].map(letter => key.charAt(title.indexOf(letter))) as [string, string]
        const found = two.find(other => other.name === p + q || other.name === q + p)
        return found ? found.length.over(length) : Ratio.of(0)
      })
      return ratios.every(ratio => ratio.n > 0 && ratio.equals(itemOf(ratios, 0)))
    },
  }),
})
