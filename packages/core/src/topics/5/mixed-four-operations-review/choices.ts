import {
  type Block,
  count,
  type Expr,
  exact,
  explained,
  expr,
  type FormMaker,
  failed,
  formulaChoice,
  type Inline,
  isTerm,
  itemOf,
  labelOrder,
  line,
  list,
  prose,
  role,
  steps,
  symbol,
  table,
  tupleOf,
  words,
} from '../../../author.ts'
import { FOURS, type Four } from './four-stories.ts'
import type { levels } from './levels.ts'
import { operation, SIGNS, type Sign, type Style, shown } from './operations.ts'
import { at, type Values } from './plans.ts'
import { type Finding, numbersOf } from './stories.ts'
import { CHOICES, MODELS, OTHERS } from './which-operation.ts'

const expressions = (style: Style, values: Values): Readonly<Record<Sign, Expr>> => {
  const [a, b] = [shown(style, at(values, 'a')), shown(style, at(values, 'b'))]
  return {
    '+': operation('+', a, b),
    '−': operation('−', a, b),
    '×': operation('×', a, b),
    '÷': operation('÷', a, b),
  }
}

const FOUR_LETTERS = ['A', 'B', 'C', 'D'] as const
interface Matched {
  readonly four: Four
  readonly values: Values
  /** What the stories ask one after another, and what stands at the letters. */
  readonly told: readonly Sign[]
  readonly lettered: readonly Sign[]
}
/** The sign of a written operation. */
const signOf = (item: Expr): Sign =>
  item.kind === 'product'
    ? '×'
    : item.kind === 'quotient'
      ? '÷'
      : item.kind === 'sum' && item.terms[1]?.kind === 'negative'
        ? '−'
        : '+'
const lettersOf = ({ told: stories, lettered }: Matched) =>
  stories.map(sign => itemOf(FOUR_LETTERS, lettered.indexOf(sign)))
const whyMatched = ({ multiplies, divides }: Four): Readonly<Record<Sign, Finding>> => ({
  '+': { en: 'more comes to the given amount: add.', es: 'a la cantidad dada se agrega algo: suma.' },
  '−': { en: 'a part is taken away: subtract.', es: 'se quita una parte: resta.' },
  '×': multiplies,
  '÷': divides,
})

export const choiceForms = (form: FormMaker<typeof levels>) => ({
  whichOperation: form({
    levels: ['easy'],
    instruction: {
      en: prose`Which expression answers the question?`,
      es: prose`¿Qué expresión responde a la pregunta?`,
    },
    draw(random) {
      const choice = random.evenly(CHOICES)
      const values = random.until(
        () => choice.draw(random),
        drawn => new Set(Object.values(expressions(choice.style, drawn)).map(of => `${exact(of)}`)).size === 4,
      )
      return { choice, values }
    },
    answer: formulaChoice,
    solve: ({ choice: { sign, style }, values }) => expressions(style, values)[sign],
    mistakes: ({ choice: { sign, style }, values }) =>
      Object.fromEntries(Object.entries(expressions(style, values)).filter(([other]) => other !== sign)),
    ask({ choice: { name, style, of, tell }, values }) {
      const { en, es } = tell(numbersOf(name, style, of, values))
      return { en: { kind: 'paragraph', content: en }, es: { kind: 'paragraph', content: es } }
    },
    solution: ({ choice: { sign, why, model = MODELS[sign] } }, answer) => [
      explained(words(model.en, model.es), [why.en], [why.es]),
      explained(expr(answer), line`Write the numbers of the story.`, line`Escribe los números de la historia.`),
    ],
    whyWrong({ choice: { sign, others = OTHERS[sign] } }) {
      return Object.fromEntries(
        SIGNS.flatMap(other => {
          const said = others[other]
          return said ? [[other, { en: [said.en], es: [said.es] }]] : []
        }),
      )
    },
    // The opposite operation takes its value back to the first number.
    check(printed, answer) {
      const roles = printed.terms('role').map(({ name }) => name)
      const [a, b] = tupleOf(roles.filter(name => / [ab]$/.test(name)).sort(), 2)
      const { sign } = CHOICES.find(({ name }) => a?.startsWith(`${name}:`)) ?? failed('A story prints its name')
      const [first, second, value] = [printed.role(a), printed.role(b), exact(answer)]
      const before = {
        '+': value.minus(second),
        '−': value.plus(second),
        '×': value.over(second),
        '÷': value.times(second),
      }
      return before[sign].equals(first)
    },
  }),

  fourStories: form({
    levels: ['medium'],
    kind: 'match',
    wide: true,
    instruction: {
      en: prose`Match each question with an expression. Write the letters in order, starting with question 1.`,
      es: prose`Relaciona cada pregunta con una expresión. Escribe las letras en orden, desde la pregunta 1.`,
    },
    draw(random): Matched {
      const four = random.evenly(FOURS)
      const lettered = random.shuffle(SIGNS)
      return {
        four,
        values: four.draw(random),
        lettered,
        told: random.until(
          () => random.shuffle(SIGNS),
          drawn => drawn.some((sign, i) => sign !== lettered[i]) && drawn.some((sign, i) => sign !== lettered[3 - i]),
        ),
      }
    },
    answer: labelOrder(FOUR_LETTERS),
    solve: lettersOf,
    ask(matched) {
      const { four, values, lettered } = matched
      const stories = matched.told.map(sign => {
        const noun = four.of[sign]
        const amount = shown(four.style, at(values, 'b'))
        return four.asks[sign](role(sign, noun === 'plain' ? amount : count(amount, noun)))
      })
      const lead = four.lead(role('first', count(shown(four.style, at(values, 'a')), four.first)))
      const all = expressions(four.style, values)
      const choices = table({
        head: FOUR_LETTERS.map(letter => symbol(letter)),
        rows: [lettered.map(sign => all[sign])],
      })
      const asked = (first: readonly Inline[], items: readonly (readonly Inline[])[]): readonly Block[] => [
        { kind: 'paragraph', content: first },
        steps(...items),
        choices,
      ]
      return {
        en: asked(
          lead.en,
          stories.map(({ en }) => en),
        ),
        es: asked(
          lead.es,
          stories.map(({ es }) => es),
        ),
      }
    },
    solution(matched) {
      const all = expressions(matched.four.style, matched.values)
      const why = whyMatched(matched.four)
      const letters = lettersOf(matched)
      return [
        ...matched.told.map((sign, i) =>
          explained(all[sign], [`Question ${i + 1}: `, why[sign].en], [`Pregunta ${i + 1}: `, why[sign].es]),
        ),
        explained(
          list(...letters.map(letter => symbol(letter))),
          line`Write the letters of these expressions.`,
          line`Escribe las letras de esas expresiones.`,
        ),
      ]
    },
    check(printed, letters) {
      const names = printed.terms('role').map(({ name }) => name)
      const [row] = tupleOf(printed.block('table').rows, 1)
      return letters.every((letter, i) => {
        const cell = row[FOUR_LETTERS.indexOf(letter)]
        if (cell === undefined) return false
        const [item] = cell
        return item !== undefined && typeof item === 'object' && !isTerm(item) && names[i + 1] === signOf(item)
      })
    },
  }),
})
