import { exact, explained, type FormMaker, fractionInLowestTerms, itemOf, line, over } from '../../../author.ts'
import { blankAnswers, namedKey, namedLines } from '../../kit/measures/named-blanks.ts'
import { chanceOf, countOf, countSteps, drawBag, EVENTS, enumerated, tellBag, the, without } from './bag-draws.ts'
import { bagSlipForms } from './bag-slips.ts'
import type { levels } from './levels.ts'
import { FRACTION, fractionSteps, paragraphOf, type Said } from './outcomes.ts'

const question = ({ en, es }: Said): Said => ({
  en: ['What is the probability that ', ...en, '?'],
  es: ['¿Cuál es la probabilidad de que ', ...es, '?'],
})

const BLANKS = [
  { name: { en: 'with replacement', es: 'con reposición' } },
  { name: { en: 'without replacement', es: 'sin reposición' } },
]

export const bagForms = (form: FormMaker<typeof levels>) => ({
  bag: form({
    levels: ['hard'],
    share: 2,
    draw: random =>
      drawBag(random, 0, [
        [4, 1],
        [1, 4],
        [3, 1],
        [1, 3],
        [2, 2],
      ]),
    answer: fractionInLowestTerms,
    solve: drawn => chanceOf(drawn, 1),
    ask: drawn =>
      paragraphOf(tellBag(drawn), without(drawn.bag), question(EVENTS[drawn.event].says(drawn.bag)), FRACTION),
    solution(drawn) {
      const n = drawn.a + drawn.b
      return [...countSteps(drawn, 1), ...fractionSteps(countOf(drawn, 1), n * (n - 1))]
    },
    check: (printed, answer) =>
      exact(answer).equals(
        enumerated(printed.role('first').toNumber(), printed.role('second').toNumber(), false, printed.text),
      ),
  }),

  replaced: form({
    levels: ['hard'],
    draw: random =>
      drawBag(
        random,
        4,
        [
          [4, 2],
          [2, 4],
          [2, 1],
        ],
        ['bothFirst', 'same'],
      ),
    answer: { ...blankAnswers, requires: 'lowest-terms' },
    solve: drawn => [chanceOf(drawn, 0), chanceOf(drawn, 1)],
    ask(drawn) {
      const { of } = drawn.bag
      const two: Said = {
        en: [`Two ${of.en[1]} are taken without looking, one after the other.`],
        es: [`Se sacan sin mirar dos ${of.es[1]}, ${the(of, 'uno tras otro', 'una tras otra')}.`],
      }
      const asked: Said = {
        en: [
          'Find the probability that ',
          ...EVENTS[drawn.event].says(drawn.bag).en,
          ', with and without replacement.',
        ],
        es: ['Halla la probabilidad de que ', ...EVENTS[drawn.event].says(drawn.bag).es, ', con y sin reposición.'],
      }
      const told = paragraphOf(tellBag(drawn), two, asked, {
        en: line`Write fractions in lowest terms.`,
        es: line`Escribe fracciones en su mínima expresión.`,
      })
      const lines = namedLines(...BLANKS)
      return { en: [told.en, ...lines.en], es: [told.es, ...lines.es] }
    },
    solution(drawn) {
      const n = drawn.a + drawn.b
      return [
        ...countSteps(drawn, 0),
        ...countSteps(drawn, 1),
        explained(
          namedKey(BLANKS, [over(countOf(drawn, 0), n * n), over(countOf(drawn, 1), n * (n - 1))]),
          line`Write favorable outcomes over all outcomes.`,
          line`Escribe los resultados favorables sobre todos los resultados.`,
        ),
        explained(
          namedKey(BLANKS, [chanceOf(drawn, 0), chanceOf(drawn, 1)]),
          line`Write each fraction in lowest terms.`,
          line`Escribe cada fracción en su mínima expresión.`,
        ),
      ]
    },
    check(printed, values) {
      const [a, b] = [printed.role('first').toNumber(), printed.role('second').toNumber()]
      return [true, false].every((isPut, i) => exact(itemOf(values, i)).equals(enumerated(a, b, isPut, printed.text)))
    },
  }),

  ...bagSlipForms(form),
})
