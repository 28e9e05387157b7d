import {
  bracketed,
  decimal,
  type Expr,
  evaluate,
  explained,
  factoredExpression,
  holds,
  itemOf,
  join,
  line,
  minus,
  percent,
  type Random,
  Ratio,
  role,
  type Sentence,
  sentenceChoice,
  simplifiedExpression,
  sum,
  symbol,
  times,
  trueOrFalse,
} from '../../../author.ts'
import { percentStep } from './easy.ts'
import { type Group, groups, type Part } from './groups.ts'
import {
  changed,
  type Drawn,
  drawChange,
  type Form,
  HUNDRED,
  multiplierOf,
  ofHundred,
  paragraphOf,
  partOf,
  rateRole,
  timesLetter,
} from './percents.ts'

const told = (drawn: Drawn) => drawn.of.says(symbol(drawn.of.letter), rateRole(drawn))

interface Grouped {
  readonly of: Group
  readonly a: number
  readonly b: number
}
const drawGroup = (random: Random): Grouped => {
  const of = random.evenly(groups)
  return random.until(
    () => ({ of, a: random.int(...of.a), b: random.int(...of.b) }),
    ({ a, b }) => a !== b,
  )
}
const spread = ({ of, a, b }: Grouped): Expr => sum(join(a, symbol(of.letter)), a * b)
const factored = ({ of, a, b }: Grouped): Expr => join(a, bracketed(sum(symbol(of.letter), b)))
const PARTS = ['inside', 'constant', 'factor', 'term'] as const
const shown = ({ of, a, b }: Grouped, part: Part): Expr =>
  ({
    factor: decimal(a),
    inside: sum(symbol(of.letter), b),
    term: join(a, symbol(of.letter)),
    constant: decimal(a * b),
  })[part]
const meaning = ({ of }: Grouped, part: Part): Sentence => ({
  key: part,
  says: {
    en: { kind: 'paragraph', content: of.means[part].en },
    es: { kind: 'paragraph', content: of.means[part].es },
  },
})
const toldGroup = ({ of, a, b }: Grouped) =>
  of.says(role('groups', decimal(a)), symbol(of.letter), role('each', decimal(b)))

/** 1 + 0.06, 1 − 0.3. */
const coefficients = ({ of, rate }: Drawn): Expr =>
  of.way > 0 ? sum(1, decimal(partOf(rate))) : minus(1, decimal(partOf(rate)))

interface Two {
  readonly drawn: Drawn
  readonly isTrue: boolean
}

export const mediumForms = (form: Form) => ({
  writeMultiplier: form({
    levels: ['medium'],
    share: 3,
    kind: 'story',
    draw: (random: Random) => drawChange(random, 'medium', 10, 16),
    answer: simplifiedExpression,
    solve: (drawn): Expr => timesLetter(multiplierOf(drawn), drawn.of.letter),
    ask: drawn =>
      paragraphOf(told(drawn), {
        en: [
          'Write a simplified expression for ',
          drawn.of.asked.en,
          ': one number times ',
          symbol(drawn.of.letter),
          '.',
        ],
        es: [
          'Escribe una expresión simplificada para ',
          drawn.of.asked.es,
          ': un solo número por ',
          symbol(drawn.of.letter),
          '.',
        ],
      }),
    solution: drawn => [
      explained(
        timesLetter(partOf(drawn.rate), drawn.of.letter),
        line`This is ${percent(drawn.rate)} of ${symbol(drawn.of.letter)}.`,
        line`Esto es el ${percent(drawn.rate)} de ${symbol(drawn.of.letter)}.`,
      ),
      explained(
        changed(drawn),
        drawn.of.way > 0
          ? line`The amount goes up: add this part to ${symbol(drawn.of.letter)}.`
          : line`The amount goes down: subtract this part from ${symbol(drawn.of.letter)}.`,
        drawn.of.way > 0
          ? line`La cantidad sube: suma esta parte a ${symbol(drawn.of.letter)}.`
          : line`La cantidad baja: resta esta parte de ${symbol(drawn.of.letter)}.`,
      ),
      explained(
        timesLetter(multiplierOf(drawn), drawn.of.letter),
        line`Combine like terms: ${coefficients(drawn)} is ${decimal(multiplierOf(drawn))}.`,
        line`Reduce los términos semejantes: ${coefficients(drawn)} es ${decimal(multiplierOf(drawn))}.`,
      ),
    ],
    check: (printed, answer) => evaluate(answer, HUNDRED).equals(ofHundred(printed)),
  }),

  whatItMeans: form({
    levels: ['medium'],
    share: 2,
    draw(random: Random) {
      const part = random.evenly(PARTS)
      return { ...drawGroup(random), part }
    },
    answer: sentenceChoice,
    solve: facts => meaning(facts, facts.part),
    mistakes: facts =>
      Object.fromEntries(PARTS.filter(part => part !== facts.part).map(part => [part, meaning(facts, part)])),
    ask: facts => {
      const of = shown(facts, facts.part)
      const whole = facts.part === 'factor' || facts.part === 'inside' ? factored(facts) : spread(facts)
      const other = facts.part === 'factor' || facts.part === 'inside' ? spread(facts) : factored(facts)
      return paragraphOf(toldGroup(facts), {
        en: line`The total is ${other}, which is equal to ${whole}. What does ${of} mean in ${whole}?`,
        es: line`El total es ${other}, que es igual a ${whole}. ¿Qué significa ${of} en ${whole}?`,
      })
    },
    solution: facts => {
      const part = facts.part === 'factor' ? 'inside' : 'factor'
      return [
        explained(
          shown(facts, part),
          ['This is ', ...facts.of.means[part].en, '.'],
          ['Es ', ...facts.of.means[part].es, '.'],
        ),
        explained(meaning(facts, facts.part).says, ...why(facts)),
      ]
    },
    whyWrong: facts =>
      Object.fromEntries(
        PARTS.filter(part => part !== facts.part).map(
          part =>
            [part, { en: line`That is ${shown(facts, part)}.`, es: line`Eso es ${shown(facts, part)}.` }] as const,
        ),
      ),
    check(printed, { key }) {
      const asked = itemOf(printed.maths, printed.maths.length - 2)
      const [a, b] = [printed.role('groups'), printed.role('each')]
      const hasLetter = holds(asked, ({ kind }) => kind === 'symbol')
      if (!hasLetter)
        return key === (evaluate(asked).equals(a) ? 'factor' : evaluate(asked).equals(a.times(b)) ? 'constant' : '')
      return key === (asked.kind === 'sum' ? 'inside' : 'term')
    },
  }),

  writeAsProduct: form({
    levels: ['medium'],
    kind: 'story',
    draw: drawGroup,
    answer: factoredExpression,
    solve: factored,
    ask: facts =>
      paragraphOf(toldGroup(facts), {
        en: [...line`The total is ${spread(facts)}. Factor it so that one factor is `, facts.of.factor.en, '.'],
        es: [...line`El total es ${spread(facts)}. Factorízalo de modo que un factor sea `, facts.of.factor.es, '.'],
      }),
    solution: facts => {
      const { of, a, b } = facts
      return [
        explained(
          sum(join(a, symbol(of.letter)), times(a, b)),
          [...line`The factor ${a} is `, of.factor.en, ...line`, and ${a * b} is ${times(a, b)}.`],
          [...line`El factor ${a} es `, of.factor.es, ...line` y ${a * b} es ${times(a, b)}.`],
        ),
        explained(
          factored(facts),
          [
            ...line`Take out the common factor ${a}. What is left, ${sum(symbol(of.letter), b)}, is `,
            ...of.means.inside.en,
            '.',
          ],
          [
            ...line`Saca el factor común ${a}. Lo que queda, ${sum(symbol(of.letter), b)}, es `,
            ...of.means.inside.es,
            '.',
          ],
        ),
      ]
    },
    check(printed, answer) {
      const [a, b] = [printed.role('groups'), printed.role('each')]
      const letters = groups.map(({ letter }) => letter)
      const at = (value: Ratio | number) => Object.fromEntries(letters.map(letter => [letter, value]))
      return (
        answer.kind === 'product' &&
        evaluate(answer, at(0)).equals(a.times(b)) &&
        evaluate(answer, at(1)).equals(a.times(b.plus(1)))
      )
    },
  }),

  areBothRight: form({
    levels: ['medium'],
    draw: (random: Random): Two => ({ drawn: drawChange(random, 'medium', 16), isTrue: random.evenly([false, true]) }),
    answer: trueOrFalse,
    solve: ({ isTrue }) => (isTrue ? 'true' : 'false'),
    ask: ({ drawn, isTrue }) => {
      const one = changed(drawn)
      const other = timesLetter(isTrue ? multiplierOf(drawn) : Ratio.of(2).minus(multiplierOf(drawn)), drawn.of.letter)
      return paragraphOf(told(drawn), {
        en: ['True or false? Both ', one, ' and ', other, ' give ', drawn.of.asked.en, '.'],
        es: ['¿Verdadero o falso? Tanto ', one, ' como ', other, ' dan ', drawn.of.asked.es, '.'],
      })
    },
    solution: ({ drawn, isTrue }) => {
      const right = timesLetter(multiplierOf(drawn), drawn.of.letter)
      const opposite = Ratio.of(2).minus(multiplierOf(drawn))
      const [other, part] = [timesLetter(opposite, drawn.of.letter), percent(opposite.times(100))]
      return [
        percentStep(drawn),
        explained(
          right,
          line`As a decimal, ${percent(multiplierOf(drawn).times(100))} is ${decimal(multiplierOf(drawn))}. The first expression, ${changed(drawn)}, simplifies to this, so it is right.`,
          line`Como decimal, ${percent(multiplierOf(drawn).times(100))} es ${decimal(multiplierOf(drawn))}. La primera expresión, ${changed(drawn)}, se simplifica así, de modo que es correcta.`,
        ),
        explained(
          trueOrFalse.show(isTrue ? 'true' : 'false'),
          isTrue
            ? line`Both expressions are right.`
            : drawn.of.way > 0
              ? line`The second expression, ${other}, is ${part} of ${symbol(drawn.of.letter)}: a decrease.`
              : line`The second expression, ${other}, is ${part} of ${symbol(drawn.of.letter)}: an increase.`,
          isTrue
            ? line`Las dos expresiones son correctas.`
            : drawn.of.way > 0
              ? line`La segunda expresión, ${other}, es el ${part} de ${symbol(drawn.of.letter)}: una disminución.`
              : line`La segunda expresión, ${other}, es el ${part} de ${symbol(drawn.of.letter)}: un aumento.`,
        ),
      ]
    },
    check(printed, answer) {
      const shownTwo = printed.maths.filter(of => of.kind === 'sum' || of.kind === 'product')
      const isTrue = shownTwo.every(of => evaluate(of, HUNDRED).equals(ofHundred(printed)))
      return shownTwo.length === 2 && answer === (isTrue ? 'true' : 'false')
    },
  }),
})

/** Why the part means this. */
function why(facts: Grouped & { readonly part: Part }) {
  const { a, b, of } = facts
  const letter = symbol(of.letter)
  switch (facts.part) {
    case 'factor':
      return [
        line`The factor ${a} tells how many times ${sum(letter, b)} is counted.`,
        line`El factor ${a} indica cuántas veces se cuenta ${sum(letter, b)}.`,
      ] as const
    case 'inside':
      return [
        line`The sum ${sum(letter, b)} is multiplied by ${a}, so it must be the amount for one of the ${a}.`,
        line`La suma ${sum(letter, b)} se multiplica por ${a}, así que debe ser la cantidad que corresponde a uno de los ${a}.`,
      ] as const
    case 'term':
      return [
        line`The term ${join(a, letter)} is ${a} times ${letter}. The amount ${b} is not in it.`,
        line`El término ${join(a, letter)} es ${a} veces ${letter}. No incluye la cantidad ${b}.`,
      ] as const
    case 'constant':
      return [
        line`The number ${a * b} is ${times(a, b)}: the amount ${b} is counted ${a} times, and ${letter} is not in it.`,
        line`El número ${a * b} es ${times(a, b)}: la cantidad ${b} se cuenta ${a} veces y ${letter} no aparece.`,
      ] as const
  }
}
