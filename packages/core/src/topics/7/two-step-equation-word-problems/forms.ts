import {
  type Both,
  bracketed,
  decimal,
  divide,
  type Expr,
  equation,
  equationAnswer,
  evaluate,
  explained,
  explainedBy,
  failed,
  type Inline,
  isTrue,
  join,
  line,
  list,
  m,
  match,
  minus,
  name,
  type Person,
  people,
  prose,
  type Random,
  Ratio,
  type Sentence,
  sentenceChoice,
  sum,
  symbol,
  times,
} from '../../../author.ts'
import { dollarsOf } from '../../kit/stories/signed-amounts.ts'
import { correctedStories } from './corrected-stories.ts'
import { type Four, fours, type Told4 } from './matching-stories.ts'
import { drawTold, equationOf, type Form, rightOf, rolesOf, type Told, wrongEquations } from './stories.ts'

const x = m`x`

interface Corrected {
  readonly told: Told
  readonly wrong: 'swapped' | 'grouped' | 'subtracted'
  readonly who: Person
}
const said = ({ told: { story, numbers }, wrong }: Corrected) => {
  const fixed = story.money.includes('q') ? dollarsOf(numbers.q) : decimal(numbers.q)
  return {
    swapped: {
      en: line`the fixed number and the rate have changed places`,
      es: line`el número fijo y la tasa están cambiados de lugar`,
    },
    grouped: {
      en: line`${fixed} stands in the parentheses and is multiplied by ${decimal(numbers.p)}, but it counts only once`,
      es: line`${fixed} está dentro del paréntesis y se multiplica por ${decimal(numbers.p)}, pero cuenta una sola vez`,
    },
    subtracted: {
      en: line`the equation subtracts ${fixed} instead of adding it`,
      es: line`la ecuación resta ${fixed} en vez de sumar esa cantidad`,
    },
  }[wrong]
}

/** Somebody's equation is wrong: which is right? */
export const correctingForm = (form: Form) =>
  form({
    levels: ['medium'],
    kind: 'find-mistake',
    draw: (random: Random): Corrected => ({
      told: drawTold(random, random.evenly(correctedStories)),
      wrong: random.evenly(['swapped', 'grouped', 'swapped', 'subtracted']),
      who: random.pick(people),
    }),
    answer: equationAnswer,
    solve: ({ told }) => equationOf(told.story.shape, told.numbers),
    ask({ told, wrong, who }) {
      const { en, es } = told.story.says(...rolesOf(told))
      const of = wrongEquations(told)[wrong] ?? x
      const { letIs } = told.story
      return {
        en: [
          en,
          {
            kind: 'paragraph',
            content: [
              'Let ',
              x,
              ' be ',
              ...letIs.en,
              '. ',
              ...line`${name(who)} writes ${of}, which is wrong. Write the right equation. You do not need to solve it.`,
            ],
          },
        ],
        es: [
          es,
          {
            kind: 'paragraph',
            content: [
              'Sea ',
              x,
              ' ',
              ...letIs.es,
              '. ',
              ...line`${name(who)} escribe ${of}, que está mal. Escribe la ecuación correcta. No hace falta resolverla.`,
            ],
          },
        ],
      }
    },
    solution: facts => [
      explained(
        wrongEquations(facts.told)[facts.wrong] ?? x,
        [...line`The mistake: `, ...said(facts).en, '.'],
        [...line`El error: `, ...said(facts).es, '.'],
      ),
      explainedBy(equationOf(facts.told.story.shape, facts.told.numbers), facts.told.story.models),
    ],
    check(printed, answer) {
      if (answer.kind !== 'relation') return false
      const [p, q, r] = ['p', 'q', 'r'].map(role => printed.role(`sum ${role}`)) as [Ratio, Ratio, Ratio]
      return (
        isTrue(answer, { x: r.minus(q).over(p) }) &&
        !isTrue(answer, { x: r.minus(q).over(p).plus(1) }) &&
        evaluate(answer.left, { x: 0 })
          .minus(evaluate(answer.right))
          .equals(rightOf('sum', { p, q, x: Ratio.of(0) }).minus(r))
      )
    },
  })

interface Matching {
  readonly four: Four
  readonly chosen: Told4
  readonly p: number
  readonly q: Ratio
  readonly r: Ratio
}
const KINDS = ['group', 'less', 'eachLess', 'sum'] as const
const TERMS: Readonly<Record<Told4, (p: number, q: Ratio) => Expr>> = {
  sum: (p, q) => sum(join(p, x), decimal(q)),
  group: (p, q) => join(p, bracketed(sum(x, decimal(q)))),
  less: (p, q) => minus(join(p, x), decimal(q)),
  eachLess: (p, q) => join(p, bracketed(minus(x, decimal(q)))),
}
const counted = (kind: Told4, { p, q }: Matching): Both<readonly Inline[]> => {
  const each = decimal(q)
  return {
    sum: { en: line`${each} is added once`, es: line`${each} se suma una vez` },
    group: { en: line`${each} is added ${p} times`, es: line`${each} se suma ${p} veces` },
    less: { en: line`${each} is taken away once`, es: line`${each} se quita una vez` },
    eachLess: { en: line`${each} is taken away ${p} times`, es: line`${each} se quita ${p} veces` },
  }[kind]
}
const given = ({ chosen, p, q, r }: Matching): Expr => equation(TERMS[chosen](p, q), decimal(r))
const isMoneyStory = (four: Four) => fours.indexOf(four) < 2
/** Dollars have their cents. */
const storyOf = ({ four, p, q, r }: Matching, kind: Told4): Sentence => {
  const shown = (value: Ratio) => decimal(value, isMoneyStory(four) && !value.isInteger ? 2 : 0)
  return { key: kind, says: four[kind](decimal(p), shown(q), shown(r)) }
}

/** Which story does the equation tell? */
export const storyChoiceForm = (form: Form) =>
  form({
    levels: ['hard'],
    draw(random: Random): Matching {
      const [four, chosen] = [random.evenly(fours), random.evenly(KINDS)]
      return random.until(
        () => {
          const [p, q] = [random.int(3, 8), Ratio.of(random.int(1, 3) * 2 + 1, 2)]
          const at = Ratio.of(isMoneyStory(four) ? random.int(18, 34) : random.int(12, 26), 2)
          const left = {
            sum: at.times(p).plus(q),
            group: at.plus(q).times(p),
            less: at.times(p).minus(q),
            eachLess: at.minus(q).times(p),
          }
          return { four, chosen, p, q, r: left[chosen] }
        },
        // A price stays likely and an amount above zero in all four stories.
        ({ p, q, r }) =>
          !q.equals(p) &&
          !r.equals(p) &&
          r
            .over(p)
            .minus(q)
            .compare(isMoneyStory(four) ? 7 : 1) >= 0,
      )
    },
    answer: sentenceChoice,
    solve: facts => storyOf(facts, facts.chosen),
    mistakes: facts =>
      Object.fromEntries(KINDS.filter(kind => kind !== facts.chosen).map(kind => [kind, storyOf(facts, kind)])),
    ask: facts => ({
      en: prose`Which story does the equation ${given(facts)} fit?`,
      es: prose`¿A qué historia corresponde la ecuación ${given(facts)}?`,
    }),
    solution(facts) {
      const { chosen } = facts
      const said = counted(chosen, facts)
      return [
        explained(given(facts), ['In this equation, ', ...said.en, '.'], ['En esta ecuación, ', ...said.es, '.']),
        explained(storyOf(facts, chosen).says, ['Here, too, ', ...said.en, '.'], ['Aquí también ', ...said.es, '.']),
      ]
    },
    whyWrong: facts =>
      Object.fromEntries(
        KINDS.filter(kind => kind !== facts.chosen).map(
          kind =>
            [
              kind,
              explained(
                equation(TERMS[kind](facts.p, facts.q), decimal(facts.r)),
                ['In this story, ', ...counted(kind, facts).en, '.'],
                ['En esta historia, ', ...counted(kind, facts).es, '.'],
              ),
            ] as const,
        ),
      ),
    check(printed, { key }) {
      const { left } = printed.one('relation')
      const [at0, at1] = [evaluate(left, { x: 0 }), evaluate(left, { x: 1 })]
      const p = at1.minus(at0)
      const isEach = left.kind === 'product'
      return key === (isEach ? (at0.n > 0 ? 'group' : 'eachLess') : at0.n > 0 ? 'sum' : 'less') && p.n > 0
    },
  })

/** Arithmetic works back from the total; algebra does the same to both sides. */
export const arithmeticForm = (form: Form) =>
  form(
    match({
      levels: ['easy'],
      what: {
        en: line`each step of the arithmetic with the line of the algebra that it belongs to (one row checks the first equation)`,
        es: line`cada paso de la aritmética con el renglón del álgebra al que corresponde (una fila comprueba la primera ecuación)`,
      },
      draw(random) {
        const [p, q, at] = random.until(
          () => [random.int(3, 9), random.int(11, 35), random.int(4, 12)] as const,
          numbers => new Set([...numbers, numbers[0] * numbers[2]]).size === 4,
        )
        const product = p * at
        const r = q + product
        const pairs = [
          [equation(sum(times(p, at), q), r), equation(sum(join(p, x), q), r)],
          [equation(minus(r, q), product), equation(join(p, x), product)],
          [equation(divide(product, p), at), equation(x, at)],
        ] as const
        return random.shuffle(pairs)
      },
      belong: ([left], [right]) => {
        const [one, other] = [left as Expr, right as Expr]
        return one.kind === 'relation' && other.kind === 'relation' && evaluate(one.right).equals(evaluate(other.right))
      },
      solution: (pairs, letters) => {
        const rows = pairs.map(([, right]) => right as Extract<Expr, { kind: 'relation' }>)
        const { left: term } = rows.find(({ left }) => left.kind === 'product') ?? failed('One row is px alone')
        const coefficient = evaluate(term, { x: 1 })
        return [
          ...rows.map((of, i) => {
            const kind = of.left.kind === 'symbol' ? 'last' : of.left.kind === 'product' ? 'middle' : 'first'
            const says = {
              first: { en: line`It checks the whole equation.`, es: line`Comprueba toda la ecuación.` },
              middle: {
                en: line`It finds what ${term} must be.`,
                es: line`Halla cuánto debe ser ${term}.`,
              },
              last: {
                en: line`It divides by the coefficient of x, ${coefficient}.`,
                es: line`Divide entre el coeficiente de x, ${coefficient}.`,
              },
            }[kind]
            return explained(of, [...line`Row ${i + 1}. `, ...says.en], [...line`Fila ${i + 1}. `, ...says.es])
          }),
          explained(
            list(...letters.map(letter => symbol(letter))),
            line`Write the letters in order.`,
            line`Escribe las letras en orden.`,
          ),
        ]
      },
    }),
  )
