import {
  answerStep,
  type Both,
  both,
  type Content,
  cents,
  coinsAndBills,
  explained,
  type FormMaker,
  figure,
  figureChoice,
  line,
  type Piece,
  prose,
  relation,
  type Step,
  symbol,
  yesOrNo,
} from '../../../author.ts'
import { comparison, comparisonOf } from '../../kit/facts/compare-signs.ts'
import { added, addedByKind, countedIn, total } from '../../kit/measures/coins.ts'
import type { levels } from './levels.ts'
import { draw, purses } from './parts.ts'

/** What the coins of one group are worth. */
const valueOf = (group: 'P' | 'Q', pieces: readonly Piece[]): Step =>
  explained(
    both(prose`${symbol(group)}: ${added(pieces)}`),
    line`Find how much is in ${symbol(group)}: add the greatest coins first.`,
    line`Halla cuánto hay en ${symbol(group)}: suma primero las monedas de más valor.`,
  )

/** What a few small coins pay, and what quarters pay. */
const THINGS = [
  { en: line`A toy`, es: line`Un juguete` },
  { en: line`A pencil`, es: line`Un lápiz` },
  { en: line`A banana`, es: line`Un plátano` },
  { en: line`A sticker`, es: line`Una calcomanía` },
  { en: line`An eraser`, es: line`Un borrador` },
]
const DEARER = [
  { en: line`A notebook`, es: line`Un cuaderno` },
  { en: line`A balloon`, es: line`Un globo` },
  { en: line`A muffin`, es: line`Un panquecito` },
  { en: line`A ruler`, es: line`Una regla` },
  { en: line`A postcard`, es: line`Una postal` },
  { en: line`A glass of juice`, es: line`Un vaso de jugo` },
]

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  compare: form({
    levels: ['medium'],
    instruction: {
      en: prose`Compare the money in ${symbol('P')} and in ${symbol('Q')}. Write <, >, or =.`,
      es: prose`Compara el dinero de ${symbol('P')} con el de ${symbol('Q')}. Escribe <, > o =.`,
    },
    draw: (random, level) => {
      const [a, b] = [purses[level.purse](random), purses[level.purse](random)]
      const other: Piece[] =
        random.evenly([true, false, false]) && a.includes(10) ? [...a.filter((_, i) => i !== a.indexOf(10)), 5, 5] : b
      return { a, b: other }
    },
    answer: comparison,
    solve: ({ a, b }) => comparisonOf(total(a), total(b)),
    ask: ({ a, b }) =>
      both([
        figure(
          coinsAndBills([
            { label: 'P', pieces: a },
            { label: 'Q', pieces: b },
          ]),
        ),
        prose`${symbol('P')} ____ ${symbol('Q')}`,
      ]),
    solution({ a, b }) {
      const [p, q] = [cents(total(a)), cents(total(b))]
      const sign = ({ less: '<', greater: '>', equal: '=' } as const)[comparisonOf(total(a), total(b))]
      return [
        valueOf('P', a),
        valueOf('Q', b),
        answerStep(relation(symbol('P'), sign, symbol('Q')), {
          en:
            total(a) === total(b) ? line`Both have ${p}.` : line`${symbol('P')} has ${p}, and ${symbol('Q')} has ${q}.`,
          es:
            total(a) === total(b)
              ? line`Los dos tienen ${p}.`
              : line`${symbol('P')} tiene ${p} y ${symbol('Q')} tiene ${q}.`,
        }),
      ]
    },
    check(printed, answer) {
      const order = countedIn(printed.figure('money'), 0) - countedIn(printed.figure('money'), 1)
      return answer === (order < 0 ? 'less' : order > 0 ? 'greater' : 'equal')
    },
  }),
  whichSet: form({
    levels: ['medium'],
    draw: (random, level) =>
      random.until(
        () => ({ right: purses[level.purse](random), wrong: [0, 1, 2].map(() => purses[level.purse](random)) }),
        ({ right, wrong }) => new Set([right, ...wrong].map(total)).size === 4,
      ),
    answer: figureChoice,
    solve: ({ right }) => coinsAndBills([right]),
    mistakes: ({ wrong }) => Object.fromEntries(wrong.map((pieces, i) => [`another${i}`, coinsAndBills([pieces])])),
    ask: ({ right }) => ({
      en: prose`Which set shows ${cents(total(right))}?`,
      es: prose`¿Qué grupo muestra ${cents(total(right))}?`,
    }),
    solution: ({ right }) => [
      explained(
        added(right),
        line`In each set, add the value of each kind of coin, the greatest value first.`,
        line`En cada grupo, suma el valor de cada tipo de moneda, primero las de más valor.`,
      ),
      answerStep(both(figure(coinsAndBills([right]))), {
        en: line`These coins make ${cents(total(right))}.`,
        es: line`Estas monedas forman ${cents(total(right))}.`,
      }),
    ],
    whyWrong: ({ wrong }) =>
      Object.fromEntries(
        wrong.map((pieces, i) => [
          `another${i}`,
          explained(
            added(pieces),
            line`These coins make ${cents(total(pieces))}.`,
            line`Estas monedas forman ${cents(total(pieces))}.`,
          ),
        ]),
      ),
    check: (printed, answer) => answer.kind === 'money' && countedIn(answer) === printed.one('money').cents,
  }),
  enough: form({
    levels: ['easy', 'medium'],
    draw: (random, level) => {
      const { pieces } = draw(random, level)
      const [money, gap] = [total(pieces), random.int(1, 4)]
      const isEnough = random.evenly([true, false]) ? money > 6 : money > 99 - gap
      return {
        pieces,
        price: isEnough ? Math.max(5, money - gap) : money + gap,
        thing: random.evenly(level.purse === 'sorted small coins' ? THINGS : DEARER),
      }
    },
    answer: yesOrNo,
    solve: ({ pieces, price }) => (total(pieces) >= price ? 'yes' : 'no'),
    ask: ({ pieces, price, thing }): Both<Content> => {
      const drawn = figure(coinsAndBills([pieces]))
      return {
        en: [
          drawn,
          { kind: 'paragraph', content: [...thing.en, ...line` costs ${cents(price)}. Is this enough money?`] },
        ],
        es: [
          drawn,
          { kind: 'paragraph', content: [...thing.es, ...line` cuesta ${cents(price)}. ¿Alcanza este dinero?`] },
        ],
      }
    },
    solution({ pieces, price }) {
      const [has, costs] = [cents(total(pieces)), cents(price)]
      return [
        addedByKind(pieces),
        total(pieces) >= price
          ? answerStep(relation(has, '>', costs), {
              en: line`Yes, ${has} is enough to pay ${costs}.`,
              es: line`Sí, ${has} alcanzan para pagar ${costs}.`,
            })
          : answerStep(relation(has, '<', costs), {
              en: line`No, ${has} is not enough to pay ${costs}.`,
              es: line`No, ${has} no alcanzan para pagar ${costs}.`,
            }),
      ]
    },
    check: (printed, answer) =>
      answer === (countedIn(printed.figure('money')) >= printed.one('money').cents ? 'yes' : 'no'),
  }),
})
