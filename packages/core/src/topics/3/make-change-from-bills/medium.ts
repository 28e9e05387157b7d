import {
  answerStep,
  type Both,
  type Content,
  cents,
  coinsAndBills,
  decimal,
  equation,
  exact,
  explained,
  type FormMaker,
  figure,
  price as inDollars,
  itemOf,
  line,
  list,
  minus,
  money,
  moneyAmount,
  name,
  numberList,
  option,
  type Person,
  people,
  prose,
  type Random,
  Ratio,
  role,
  type Step,
  step,
  tupleOf,
  words,
  wouldGive,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { changeByCountingUp, shown, theChange } from './counting-up.ts'
import { drawPaid, type levels } from './levels.ts'
import { shops } from './shops.ts'

const dollars = (amount: number) => decimal(Ratio.of(amount, 100), 2)

/** Things on a list, the prices in cents. */
const ITEMS = [
  { label: words('cup', 'taza'), said: words('the cup', 'la taza'), of: words('of the cup', 'de la taza') },
  {
    label: words('puzzle', 'rompecabezas'),
    said: words('the puzzle', 'el rompecabezas'),
    of: words('of the puzzle', 'del rompecabezas'),
  },
  { label: words('flag', 'bandera'), said: words('the flag', 'la bandera'), of: words('of the flag', 'de la bandera') },
  {
    label: words('whistle', 'silbato'),
    said: words('the whistle', 'el silbato'),
    of: words('of the whistle', 'del silbato'),
  },
  { label: words('cap', 'gorra'), said: words('the cap', 'la gorra'), of: words('of the cap', 'de la gorra') },
  {
    label: words('poster', 'cartel'),
    said: words('the poster', 'el cartel'),
    of: words('of the poster', 'del cartel'),
  },
] as const

const CLAIMS = ['dollarKept', 'centsCopied', 'tenCentsMore'] as const
type Claim = (typeof CLAIMS)[number]
/** What somebody takes for the change. */
const claimed = (price: number, paid: number, claim: Claim): number => {
  const change = paid - price
  if (claim === 'dollarKept') return change + 100
  if (claim === 'tenCentsMore') return change + 10
  return change - (change % 100) + (price % 100)
}
/** The claim beside the change. */
function whatIsOff(claim: Claim, price: number, paid: number, who: Person): Step {
  const [said, change] = [claimed(price, paid, claim), paid - price]
  return claim === 'centsCopied'
    ? explained(
        prose`${inDollars(said)}; ${inDollars(change)}`,
        line`The dollars are right, but ${cents(said % 100)} are the cents of the price. ${name(who)} copied them.`,
        line`Los dólares están bien, pero ${cents(said % 100)} son los centavos del precio. ${name(who)} los copió.`,
      )
    : explained(
        equation(minus(inDollars(said), inDollars(change)), shown(said - change)),
        line`The change that ${name(who)} says is ${shown(said - change)} too much, as if ${shown(said - change)} had been counted twice.`,
        line`El cambio que dice ${name(who)} tiene ${shown(said - change)} de más, como si se hubiera contado ${shown(said - change)} dos veces.`,
      )
}

/** What is paid lies more than a dollar above the price: it is counted up over a full dollar. */
const drawChange = (random: Random, prices: Parameters<typeof drawPaid>[1]) =>
  random.until(
    () => drawPaid(random, prices),
    ({ price, paid }) => paid - price > 100,
  )
const drawBought = (random: Random) => drawChange(random, [105, 895])

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  changeInDollars: form({
    levels: ['medium'],
    share: 2,
    instruction: { en: prose`Find the change.`, es: prose`Halla el cambio.` },
    draw: drawBought,
    answer: moneyAmount,
    solve: ({ price, paid }) => paid - price,
    ask({ price, paid }) {
      const [costs, pays] = [role('price', inDollars(price)), role('paid', money(paid))]
      return {
        en: prose`Price: ${costs}. Payment: ${pays}. Change: $____`,
        es: prose`Precio: ${costs}. Pago: ${pays}. Cambio: $____`,
      }
    },
    solution: ({ price, paid }) => [...changeByCountingUp(price, paid), theChange(paid - price)],
    check: (printed, answer) => printed.role('price').plus(Ratio.of(answer, 100)).equals(printed.role('paid')),
  }),

  countUpToABill: form({
    levels: ['medium'],
    draw: drawBought,
    answer: numberList,
    solve: ({ price, paid }) => {
      const dollar = 100 * Math.ceil(price / 100)
      return [dollar - price, (paid - dollar) / 100, dollars(paid - price)]
    },
    ask({ price, paid }): Both<Content> {
      const dollar = 100 * Math.ceil(price / 100)
      const [from, next, to] = [
        role('price', inDollars(price)),
        role('dollar', inDollars(dollar)),
        role('paid', inDollars(paid)),
      ]
      return {
        en: [
          prose`Count up from the price, ${from}, to the payment, ${to}, to find the change.`,
          prose`From ${from} to ${next}: ____ ¢`,
          prose`From ${next} to ${to}: $____`,
          prose`Change: $____`,
        ],
        es: [
          prose`Cuenta desde el precio, ${from}, hasta el pago, ${to}, para hallar el cambio.`,
          prose`De ${from} a ${next}: ____ ¢`,
          prose`De ${next} a ${to}: $____`,
          prose`Cambio: $____`,
        ],
      }
    },
    namedAnswer(_, numbers) {
      const [rest, full, change] = tupleOf(numbers, 3)
      return {
        en: prose`Cents: ${rest}; dollars: ${full}; change in dollars: ${change}`,
        es: prose`Centavos: ${rest}; dólares: ${full}; cambio en dólares: ${change}`,
      }
    },
    solution: ({ price, paid }, numbers) => [
      ...changeByCountingUp(price, paid, 'by dollars'),
      answerStep(list(...numbers), {
        en: line`Write the cents up to the next dollar, the dollars, and the change of ${shown(paid - price)}.`,
        es: line`Escribe los centavos hasta el dólar siguiente, los dólares y el cambio de ${shown(paid - price)}.`,
      }),
    ],
    check(printed, answers) {
      const [rest, full, change] = tupleOf(answers.map(exact), 3)
      return (
        printed.role('price').plus(rest.over(100)).equals(printed.role('dollar')) &&
        printed.role('dollar').plus(full).equals(printed.role('paid')) &&
        printed.role('paid').minus(change).equals(printed.role('price'))
      )
    },
  }),

  priceTags: form({
    levels: ['medium'],
    kind: 'story',
    draw: random => {
      const prices = random.until(
        () => [drawBought(random), drawBought(random), drawBought(random)],
        three => new Set(three.map(({ price }) => price)).size === 3,
      )
      return { items: random.sample(ITEMS, 3), prices, asked: random.int(0, 2), who: random.pick(people) }
    },
    answer: moneyAmount,
    solve({ prices, asked }) {
      const { price, paid } = itemOf(prices, asked)
      return paid - price
    },
    ask({ items, prices, asked, who }): Both<Content> {
      const tags = figure(
        coinsAndBills([], { tags: prices.map(({ price }, i) => ({ label: itemOf(items, i).label, cents: price })) }),
      )
      const { said } = itemOf(items, asked)
      const paid = role('paid', money(itemOf(prices, asked).paid))
      return {
        en: [prose`${name(who)} buys ${said} and pays with ${paid}. How much is the change?`, tags],
        es: [prose`${name(who)} compra ${said} y paga con ${paid}. ¿De cuánto es el cambio?`, tags],
      }
    },
    solution({ items, prices, asked }) {
      const { price, paid } = itemOf(prices, asked)
      const { of } = itemOf(items, asked)
      return [
        step(inDollars(price), because.read, {
          what: { en: line`the price ${of}`, es: line`el precio ${of}` },
        }),
        ...changeByCountingUp(price, paid),
        theChange(paid - price),
      ]
    },
    // Finds the tag of what is bought by its name.
    check(printed, answer) {
      const bought = itemOf(printed.all('words'), 0).en.replace('the ', '')
      const tag = printed.figure('money').tags.find(({ label }) => label?.kind === 'words' && label.en === bought)
      return tag !== undefined && printed.role('paid').times(100).minus(answer).equals(tag.cents)
    },
  }),

  wrongChange: form({
    levels: ['medium'],
    kind: 'find-mistake',
    draw: random => {
      const claim = random.evenly(CLAIMS)
      const bought = random.until(
        () => drawBought(random),
        ({ price, paid }) => new Set([paid - price, ...CLAIMS.map(one => claimed(price, paid, one))]).size === 4,
      )
      return { claim, ...bought, who: random.pick(people) }
    },
    answer: option<Claim>({
      dollarKept: { en: prose`counting 1 dollar twice`, es: prose`contar 1 dólar dos veces` },
      centsCopied: { en: prose`copying the cents of the price`, es: prose`copiar los centavos del precio` },
      tenCentsMore: { en: prose`counting 10 cents twice`, es: prose`contar 10 centavos dos veces` },
    }),
    solve: ({ claim }) => claim,
    ask({ claim, price, paid, who }) {
      const [costs, pays] = [role('price', inDollars(price)), role('paid', money(paid))]
      const said = role('said', inDollars(claimed(price, paid, claim)))
      return {
        en: prose`A ticket costs ${costs}. ${name(who)} pays with ${pays} and says that the change is ${said}. Which mistake did ${name(who)} make?`,
        es: prose`Un boleto cuesta ${costs}. ${name(who)} paga con ${pays} y dice que el cambio es de ${said}. ¿Qué error cometió ${name(who)}?`,
      }
    },
    solution: ({ claim, price, paid, who }) => [...changeByCountingUp(price, paid), whatIsOff(claim, price, paid, who)],
    whyWrong({ claim, price, paid }) {
      const found = (one: Claim) => inDollars(claimed(price, paid, one))
      return wouldGive(claim, found(claim), {
        dollarKept: found('dollarKept'),
        centsCopied: found('centsCopied'),
        tenCentsMore: found('tenCentsMore'),
      })
    },
    // What the claim is off by.
    check(printed, answer) {
      const off = printed.role('said').plus(printed.role('price')).minus(printed.role('paid'))
      return answer === (off.equals(1) ? 'dollarKept' : off.equals(Ratio.of(1, 10)) ? 'tenCentsMore' : 'centsCopied')
    },
  }),

  story: form({
    levels: ['medium'],
    kind: 'story',
    share: 2,
    draw: random => {
      const shop = random.evenly(shops)
      return { shop, ...drawChange(random, shop.one), who: random.pick(people) }
    },
    answer: moneyAmount,
    solve: ({ price, paid }) => paid - price,
    ask: ({ shop, price, paid, who }) => shop.buysOne(role('price', inDollars(price)), role('paid', money(paid)), who),
    solution: ({ price, paid }) => [...changeByCountingUp(price, paid), theChange(paid - price)],
    check: (printed, answer) => printed.role('price').plus(Ratio.of(answer, 100)).equals(printed.role('paid')),
  }),
})
