import {
  answerStep,
  type Both,
  degrees,
  type Expr,
  equation,
  evaluate,
  explained,
  expr,
  type FormMaker,
  formulaChoice,
  type Inline,
  line,
  list,
  measure,
  name,
  type Person,
  people,
  prose,
  type Random,
  relation,
  role,
  type Sentence,
  type Step,
  sentenceChoice,
  sum,
  type UnitId,
  type Value,
} from '../../../author.ts'
import { paragraph } from '../../kit/stories/endings.ts'
import type { levels } from './levels.ts'
import { closes, drawSides, inOrder, type Outcome, type Sides } from './sides.ts'

/** Three angles that add up to 180°, or miss it by a little. */
function drawAngles(random: Random, isRight: boolean): Sides {
  return random.until(
    (): Sides => {
      const [a, b] = [random.int(25, 95), random.int(25, 95)]
      const off = isRight ? 0 : random.pick([-20, -10, -5, 5, 10, 20])
      return [a, b, 180 - a - b + off]
    },
    angles => Math.min(...angles) >= 20 && new Set(angles).size === 3,
  )
}

const UNITS: readonly UnitId[] = ['centimeter', 'inch', 'meter']
/** What is wrong with a verdict about three sides. */
type Slip = 'anyTwo' | 'equal' | 'reversed'
interface Judged {
  readonly sides: Sides
  readonly slip: Slip
  readonly person: Person
}
const SLIPS: readonly Slip[] = ['anyTwo', 'equal', 'reversed']
const OUTCOME_OF: Readonly<Record<Slip, Outcome>> = { anyTwo: 'short', equal: 'flat', reversed: 'yes' }
const sentence = (key: string, en: string, es: string): Sentence => ({
  key,
  says: { en: { kind: 'paragraph', content: [en] }, es: { kind: 'paragraph', content: [es] } },
})
const RIGHT: Readonly<Record<Slip, Sentence>> = {
  anyTwo: sentence(
    'anyTwo',
    'The two shorter sides must be compared with the longest. They do not form a triangle, because they are too short.',
    'Se deben comparar los dos lados más cortos con el más largo. No forman un triángulo, porque son muy cortos.',
  ),
  equal: sentence(
    'equal',
    'The sum must be greater than the longest side, not equal to it. They do not form a triangle.',
    'La suma debe ser mayor que el lado más largo, no igual. No forman un triángulo.',
  ),
  reversed: sentence(
    'reversed',
    'A sum greater than the longest side is exactly what a triangle needs. They do form a triangle.',
    'Una suma mayor que el lado más largo es justo lo que necesita un triángulo. Sí forman un triángulo.',
  ),
}
/** Why the other answers do not fit. */
const OTHERS: Readonly<Record<Slip, Both<readonly Inline[]>>> = {
  anyTwo: {
    en: line`The longest side was added, not compared.`,
    es: line`El lado más largo se sumó y no se comparó.`,
  },
  equal: {
    en: line`The right sides were compared, but with =, not with >.`,
    es: line`Se compararon los lados correctos, pero con =, no con >.`,
  },
  reversed: {
    en: line`The right sides were compared, and the sum is greater.`,
    es: line`Se compararon los lados correctos y la suma es mayor.`,
  },
}
const THREE = sentence(
  'three',
  'All three sides must have the same length.',
  'Los tres lados deben tener la misma longitud.',
)

/** Sides and angles, of which one triangle, several or none has the measures. */
interface Parts {
  readonly asked: 'one' | 'many'
  readonly unit: UnitId
  readonly closed: Sides
  readonly open: Sides
  readonly right: Sides
  readonly wrong: Sides
}
const sidesOf = ({ unit }: Parts, sides: Sides): Expr => list(...sides.map(side => measure(side, unit)))
const anglesOf = (angles: Sides): Expr => list(...angles.map(angle => degrees(angle)))

/** How many triangles these measures fit. */
function partsStep(parts: Parts, which: 'closed' | 'open' | 'right' | 'wrong'): Step {
  const measures = parts[which]
  if (which === 'closed' || which === 'open') {
    const [a, b, c] = inOrder(measures)
    const compared = relation(sum(a, b), a + b > c ? '>' : a + b === c ? '=' : '<', c)
    return which === 'open'
      ? explained(
          compared,
          line`The two shorter sides together are not longer than the third: these sides form no triangle.`,
          line`Los dos lados más cortos juntos no superan al tercero: estos lados no forman ningún triángulo.`,
        )
      : explained(
          compared,
          line`The two shorter sides together are longer than the third: these sides form exactly one triangle.`,
          line`Los dos lados más cortos juntos superan al tercero: estos lados forman exactamente un triángulo.`,
        )
  }
  const turn = equation(
    sum(...measures.map(angle => degrees(angle))),
    degrees(measures.reduce((all, angle) => all + angle, 0)),
  )
  return which === 'wrong'
    ? explained(
        turn,
        line`The sum of these angles is not ${degrees(180)}: no triangle.`,
        line`La suma de estos ángulos no es ${degrees(180)}: ningún triángulo.`,
      )
    : explained(
        turn,
        line`These angles give a shape, but no size: there are many such triangles, small and large.`,
        line`Estos ángulos dan una forma, pero no un tamaño: hay muchos triángulos así, pequeños y grandes.`,
      )
}

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  whichParts: form({
    levels: ['medium'],
    share: 2,
    draw(random): Parts {
      const asked = random.evenly(['one', 'many'] as const)
      const unit = random.evenly(UNITS)
      return {
        asked,
        unit,
        closed: drawSides(random, 'yes', 4, 20),
        open: drawSides(random, random.pick(['short', 'flat']), 4, 20),
        right: drawAngles(random, true),
        wrong: drawAngles(random, false),
      }
    },
    answer: formulaChoice,
    solve: (parts): Value => (parts.asked === 'one' ? sidesOf(parts, parts.closed) : anglesOf(parts.right)),
    mistakes: (parts): Readonly<Record<string, Value>> => ({
      open: sidesOf(parts, parts.open),
      wrong: anglesOf(parts.wrong),
      other: parts.asked === 'one' ? anglesOf(parts.right) : sidesOf(parts, parts.closed),
    }),
    ask: ({ asked }) =>
      asked === 'one'
        ? {
            en: prose`Which measures fit exactly one triangle?`,
            es: prose`¿Qué medidas corresponden a exactamente un triángulo?`,
          }
        : {
            en: prose`Which measures fit more than one triangle?`,
            es: prose`¿Qué medidas corresponden a más de un triángulo?`,
          },
    solution(parts, answer) {
      return [
        partsStep(parts, parts.asked === 'one' ? 'closed' : 'right'),
        answerStep(expr(answer), {
          en:
            parts.asked === 'one'
              ? line`Exactly one triangle has these sides.`
              : line`More than one triangle has these angles.`,
          es:
            parts.asked === 'one'
              ? line`Exactamente un triángulo tiene estos lados.`
              : line`Más de un triángulo tiene estos ángulos.`,
        }),
      ]
    },
    whyWrong: parts => ({
      open: partsStep(parts, 'open'),
      wrong: partsStep(parts, 'wrong'),
      other: partsStep(parts, parts.asked === 'one' ? 'right' : 'closed'),
    }),
    check(printed, answer) {
      const item = expr(answer)
      const parts = item.kind === 'list' ? item.items : []
      const isAngles = parts.every(part => part.kind === 'measure' && part.unit === 'degree')
      const values = parts.map(part => (part.kind === 'measure' ? evaluate(part.of).toNumber() : 0)) as [
        number,
        number,
        number,
      ]
      const isMany = /more than one|más de un/.test(printed.text)
      return isAngles ? isMany && values[0] + values[1] + values[2] === 180 : !isMany && closes(values)
    },
  }),

  verdict: form({
    levels: ['medium'],
    kind: 'find-mistake',
    wide: true,
    draw(random): Judged {
      const slip = random.evenly(SLIPS)
      const person = random.pick(people)
      return { slip, person, sides: drawSides(random, OUTCOME_OF[slip], 3, 20) }
    },
    answer: sentenceChoice,
    solve: ({ slip }): Sentence => RIGHT[slip],
    mistakes: ({ slip }): Readonly<Record<string, Sentence>> =>
      Object.fromEntries([...SLIPS.filter(one => one !== slip).map(one => [one, RIGHT[one]]), ['three', THREE]]),
    ask({ sides, slip, person }) {
      const [a, b, c] = inOrder(sides)
      const [p, q, r] = [role('a', a), role('b', b), role('c', c)]
      const told =
        slip === 'anyTwo'
          ? {
              en: line`${name(person)} says, “${p}, ${q}, and ${r} can be the sides of a triangle, because ${relation(sum(b, c), '>', a)}.”`,
              es: line`${name(person)} dice: “${p}, ${q} y ${r} pueden ser los lados de un triángulo, porque ${relation(sum(b, c), '>', a)}”.`,
            }
          : slip === 'equal'
            ? {
                en: line`${name(person)} says, “${p}, ${q}, and ${r} can be the sides of a triangle, because ${relation(sum(a, b), '=', c)}.”`,
                es: line`${name(person)} dice: “${p}, ${q} y ${r} pueden ser los lados de un triángulo, porque ${relation(sum(a, b), '=', c)}”.`,
              }
            : {
                en: line`${name(person)} says, “${p}, ${q}, and ${r} cannot be the sides of a triangle, because ${relation(sum(a, b), '>', c)}.”`,
                es: line`${name(person)} dice: “${p}, ${q} y ${r} no pueden ser los lados de un triángulo, porque ${relation(sum(a, b), '>', c)}”.`,
              }
      return paragraph(told, { en: line`What is the mistake?`, es: line`¿Cuál es el error?` })
    },
    solution({ sides, slip }, { says }) {
      const [a, b, c] = inOrder(sides)
      return [
        explained(
          list(a, b, c),
          line`Order the sides: the longest is ${c}.`,
          line`Ordena los lados: el más largo es ${c}.`,
        ),
        explained(
          relation(a + b, a + b > c ? '>' : a + b === c ? '=' : '<', c),
          line`Compare ${sum(a, b)} = ${a + b} with it: a triangle needs a sum that is greater.`,
          line`Compara ${sum(a, b)} = ${a + b} con él: un triángulo necesita una suma mayor.`,
        ),
        answerStep(says, {
          en: OTHERS[slip].en,
          es: OTHERS[slip].es,
        }),
      ]
    },
    whyWrong: ({ sides }) => {
      const [a, b, c] = inOrder(sides)
      const compared = relation(sum(a, b), a + b > c ? '>' : a + b === c ? '=' : '<', c)
      return {
        anyTwo: {
          en: line`The two shorter sides were compared with the longest, and they are not too short: ${compared}.`,
          es: line`Sí se compararon los dos lados más cortos con el más largo, y no son muy cortos: ${compared}.`,
        },
        equal: {
          en: line`The sum is not equal to the longest side: ${compared}.`,
          es: line`La suma no es igual al lado más largo: ${compared}.`,
        },
        reversed: {
          en: line`The sum is not greater than the longest side: ${compared}.`,
          es: line`La suma no es mayor que el lado más largo: ${compared}.`,
        },
        three: {
          en: line`The sides of a triangle need not be equal.`,
          es: line`Los lados de un triángulo no tienen que ser iguales.`,
        },
      }
    },
    check(printed, { key }) {
      const [a, b, c] = ['a', 'b', 'c'].map(role => printed.role(role).toNumber()) as [number, number, number]
      return key === (closes([a, b, c]) ? 'reversed' : a + b === c ? 'equal' : 'anyTwo')
    },
  }),
})
