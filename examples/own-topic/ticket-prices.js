import {
  answerStep,
  defineTopic,
  equation,
  evaluate,
  exact,
  findMistake,
  line,
  m,
  money,
  moneyAmount,
  step,
  story,
  times,
} from '@worksheet/core/author'
import * as because from '@worksheet/core/because'

/** Places that sell tickets, and what one costs there, in dollars. */
const settings = [
  { place: { en: line`the zoo`, es: line`el zoológico` }, prices: [6, 14] },
  { place: { en: line`the aquarium`, es: line`el acuario` }, prices: [9, 18] },
  { place: { en: line`the museum`, es: line`el museo` }, prices: [4, 12] },
  { place: { en: line`the planetarium`, es: line`el planetario` }, prices: [5, 11] },
  { place: { en: line`the swimming pool`, es: line`la piscina` }, prices: [3, 8] },
  { place: { en: line`the theater`, es: line`el teatro` }, prices: [8, 19] },
  { place: { en: line`the skating rink`, es: line`la pista de patinaje` }, prices: [5, 13] },
  { place: { en: line`the county fair`, es: line`la feria del condado` }, prices: [4, 9] },
]

export const ticketPrices = defineTopic(
  {
    id: 'ticket-prices',
    name: { en: 'Ticket prices', es: 'Precios de boletos' },
    description: { en: 'Find what several tickets cost.', es: 'Halla cuánto cuestan varios boletos.' },
    domain: 'Operations & Algebraic Thinking',
    standards: [],
    levels: { easy: { least: 2, most: 4 }, medium: { least: 5, most: 9 }, hard: { least: 11, most: 24 } },
  },
  form => ({
    total: form(
      story({
        settings,
        draw: (random, { prices: [cheapest, dearest] }, { least, most }) => ({
          price: money(100 * random.int(cheapest, dearest)),
          tickets: random.int(least, most),
        }),
        answer: moneyAmount,
        solve: ({ price, tickets }) => 100 * exact(price).times(tickets).n,
        ask: ({ price, tickets }, { place }) => ({
          en: {
            kind: 'paragraph',
            content: ['A ticket to ', ...place.en, ' costs ', price, '. What do ', tickets, ' tickets cost?'],
          },
          es: {
            kind: 'paragraph',
            content: ['Un boleto para ', ...place.es, ' cuesta ', price, '. ¿Cuánto cuestan ', tickets, ' boletos?'],
          },
        }),
        solution: ({ price, tickets }, total) => [
          step(times(tickets, price), because.equalGroups, { groups: tickets }),
          answerStep(equation(times(tickets, price), money(total)), {
            en: line`${tickets} tickets cost ${money(total)}.`,
            es: line`${tickets} boletos cuestan ${money(total)}.`,
          }),
        ],
        check: (numberOf, total) => exact(money(total)).over(numberOf('tickets')).equals(numberOf('price')),
      }),
    ),

    findMistake: form(
      findMistake({
        levels: ['medium', 'hard'],
        lines: 2,
        draw: (random, { least, most }) => ({ price: random.int(12, 19), tickets: random.int(least, most) }),
        work: ({ price, tickets }) => [
          m`${tickets} × ${price}`,
          m`${tickets} × ${10} + ${tickets} × ${price - 10}`,
          m`${tickets * price}`,
        ],
        steps: ({ price, tickets }) => [
          step(m`${tickets} × ${10} + ${tickets} × ${price - 10}`, because.multiplyEachPlace),
          step(m`${tickets * 10} + ${tickets * (price - 10)} = ${tickets * price}`, because.addParts),
        ],
        mistakes: {
          onesNotMultiplied: {
            says: ({ price }) => ({
              en: line`${price - 10} was not multiplied`,
              es: line`no se multiplicó ${price - 10}`,
            }),
            work: ({ price, tickets }) => [
              m`${tickets} × ${price}`,
              m`${tickets} × ${10} + ${price - 10}`,
              m`${tickets * 10 + price - 10}`,
            ],
          },
          wrongSum: {
            says: () => ({ en: line`the sum is off by 10`, es: line`la suma tiene 10 de más` }),
            work: ({ price, tickets }) => [
              m`${tickets} × ${price}`,
              m`${tickets} × ${10} + ${tickets} × ${price - 10}`,
              m`${tickets * price + 10}`,
            ],
          },
        },
        follows: (before, after) => evaluate(before).equals(evaluate(after)),
      }),
    ),
  }),
)
