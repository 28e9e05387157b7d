import {
  answerStep,
  type Both,
  baseTenBlocks,
  blank,
  both,
  type Content,
  count,
  defineTopic,
  drawing,
  equation,
  exact,
  type Figure,
  figure,
  figureChoice,
  fillTable,
  formulaChoice,
  type Inline,
  integer,
  intoItsPlace,
  isTrue,
  itemOf,
  line,
  minus,
  numberList,
  prose,
  quantity,
  type Random,
  relation,
  role,
  statements,
  step,
  symbol,
  table,
  trueOrFalse,
  tupleOf,
  type Value,
  words,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { filled } from '../kit/equations/filled.ts'
import { comparesTheSides, comparison, comparisonOf, comparisonSigns } from '../kit/facts/compare-signs.ts'
import {
  compare,
  complete,
  type Fact,
  fitsTheGap,
  missingFrom,
  missingNumber,
  type Place,
  resultOf,
  toWorkOut,
  withBox,
  written,
} from '../kit/facts/facts.ts'
import { withQuestion } from '../kit/stories/question.ts'
import { LETTERS, letter, rowsOf, slipped, stepsOf } from './add-subtract-multiples-of-ten/chain-steps.ts'
import {
  CROSSED_OUT,
  chainWritten,
  drawChain,
  drawFact,
  drawNext,
  drawOfSign,
  drawSplit,
  drawTwoSides,
  endOf,
  making,
  PICTURED,
  type Split,
  TABLES,
} from './add-subtract-multiples-of-ten/numbers.ts'
import { groupStories, unknownStories } from './add-subtract-multiples-of-ten/stories.ts'
import {
  asNumber,
  asTens,
  countRods,
  factInTens,
  factOf,
  inTens,
  rods,
  shownBy,
  tensAsNumber,
  thenTens,
  thinkOfTens,
  whyOf,
  withOnes,
  worked,
} from './add-subtract-multiples-of-ten/tens.ts'

const add = { en: prose`Add.`, es: prose`Suma.` }
const subtract = { en: prose`Subtract.`, es: prose`Resta.` }

/** What the wrong pictures show. */
const otherPictures = ({ a, b }: Fact): Both<Content> => {
  const [one, other] = [b / 10 + 1, (a - b) / 10]
  return one === other
    ? { en: prose`${a / 10 + 1} rods; ${one} crossed out`, es: prose`${a / 10 + 1} barras; ${one} tachadas` }
    : {
        en: prose`${a / 10 + 1} rods; ${one} crossed out; ${other} crossed out`,
        es: prose`${a / 10 + 1} barras; ${one} tachadas; ${other} tachadas`,
      }
}
/** What a column asks for. */
const whatItMeans = ({ b, sign }: Fact): Both<readonly Inline[]> =>
  sign === '+'
    ? { en: line`${b} more: add ${b}. `, es: line`${b} más: suma ${b}. ` }
    : { en: line`${b} less: subtract ${b}. `, es: line`${b} menos: resta ${b}. ` }

/** Where the box stands, and in which equation of the whole and its parts. */
interface Gap {
  readonly fact: Fact
  readonly place: Place
}
function drawGap(random: Random): Gap & { readonly split: Split } {
  const split = drawSplit(random, 0)
  const { part, other } = split
  const whole = part + other
  const gap = random.evenly<Gap>([
    { fact: { a: whole, b: other, sign: '−' }, place: 'first' },
    { fact: { a: part, b: other, sign: '+' }, place: 'second' },
    { fact: { a: whole, b: other, sign: '−' }, place: 'second' },
    { fact: { a: other, b: part, sign: '+' }, place: 'first' },
  ])
  return { ...gap, split }
}

export const addSubtractMultiplesOfTen = defineTopic(
  {
    id: 'add-subtract-multiples-of-ten',
    name: { en: 'Add and subtract tens', es: 'Sumar y restar decenas' },
    description: {
      en: 'Add and subtract multiples of ten up to 90 by thinking of tens.',
      es: 'Suma y resta múltiplos de diez hasta 90 pensando en decenas.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: ['1.NBT.C.6'],
    rev: 2,
    levels: { easy: {}, medium: {}, hard: {} },
  },
  form => ({
    rods: form({
      levels: ['easy'],
      share: 2,
      instruction: {
        en: prose`Use the rods to complete the equation.`,
        es: prose`Usa las barras para completar la ecuación.`,
      },
      draw: drawNext,
      answer: integer,
      solve: resultOf,
      ask: fact => both([figure(rods(fact)), toWorkOut(fact)]),
      solution: fact => [countRods(fact), tensAsNumber(fact)],
      check: (printed, answer) =>
        fitsTheGap(printed, answer) && exact(answer).equals(shownBy(printed.figure('base-ten-blocks')).left),
    }),

    relatedFact: form({
      levels: ['easy'],
      draw: random => drawFact(random, 0),
      answer: integer,
      solve: resultOf,
      ask: fact => ({
        en: [prose`Use ${withOnes(fact)} to help you.`, toWorkOut(fact)],
        es: [prose`Usa ${withOnes(fact)} como ayuda.`, toWorkOut(fact)],
      }),
      solution: fact => [
        step(asTens(fact), because.explain, {
          sentence: {
            en: line`Work with tens the way you work with ones: ${withOnes(fact)}.`,
            es: line`Trabaja con las decenas como con las unidades: ${withOnes(fact)}.`,
          },
        }),
        tensAsNumber(fact),
      ],
      check(printed, answer) {
        const [, gap] = tupleOf(printed.all('relation'), 2)
        return isTrue(filled(gap, answer))
      },
    }),

    tensLanguage: form({
      levels: ['easy'],
      instruction: { en: prose`Use tens to help you.`, es: prose`Usa las decenas como ayuda.` },
      draw: random => drawFact(random, 11),
      answer: numberList,
      solve: fact => [resultOf(fact) / 10, resultOf(fact)],
      ask(fact): Both<Content> {
        const { a, b, sign } = fact
        const [m, n] = [inTens(a), inTens(b)]
        return {
          en: [sign === '+' ? prose`${m} + ${n} = ____ tens` : prose`${m} − ${n} = ____ tens`, toWorkOut(fact)],
          es: [sign === '+' ? prose`${m} + ${n} = ____ decenas` : prose`${m} − ${n} = ____ decenas`, toWorkOut(fact)],
        }
      },
      solution: worked,
      check: (printed, [tens, result]) =>
        tens !== undefined &&
        result !== undefined &&
        exact(tens).times(10).equals(exact(result)) &&
        isTrue(filled(printed.one('relation'), result)),
    }),

    crossOut: form({
      levels: ['easy'],
      lines: 0,
      draw: random => random.evenly(CROSSED_OUT),
      answer: {
        ...drawing<readonly [all: number, crossed: number]>(
          ([a, b]) => rods({ a, b, sign: '−' }),
          ([a, b]) => [[a, b - 10]],
        ),
        show: ([a, b]) => both([figure(rods({ a, b, sign: '−' })), complete({ a, b, sign: '−' })]),
      },
      solve: ({ a, b }) => [a, b],
      ask(fact): Both<Content> {
        const [drawn, gap] = [figure(baseTenBlocks({ tens: fact.a / 10 })), toWorkOut(fact)]
        return {
          en: [prose`Cross out rods to show ${written(fact)}. Then subtract.`, drawn, gap],
          es: [prose`Tacha barras para mostrar ${written(fact)}. Luego resta.`, drawn, gap],
        }
      },
      solution: fact => [
        step(figure(rods(fact)), because.explain, {
          sentence: {
            en: line`${fact.b} is ${fact.b / 10} tens: cross out ${fact.b / 10} rods.`,
            es: line`${fact.b} son ${fact.b / 10} decenas: tacha ${fact.b / 10} barras.`,
          },
        }),
        countRods(fact),
        tensAsNumber(fact),
      ],
      check(printed, [all, crossed]) {
        const shown = shownBy(printed.figure('base-ten-blocks'))
        return shown.all === all && isTrue(filled(printed.one('relation'), all - crossed))
      },
    }),

    writeTheSubtraction: form({
      levels: ['easy'],
      draw: random => drawOfSign(random, '−', 4),
      answer: numberList,
      solve: fact => [fact.a, fact.b, resultOf(fact)],
      ask(fact): Both<Content> {
        const [drawn, gap] = [figure(rods(fact)), equation(minus(blank(2), blank(2)), blank(2))]
        return {
          en: [prose`Write the subtraction that the rods show.`, drawn, gap],
          es: [prose`Escribe la resta que muestran las barras.`, drawn, gap],
        }
      },
      key: fact => both(complete(fact)),
      solution: fact => [
        step(both(prose`${inTens(fact.a)} = ${fact.a}`), because.explain, {
          sentence: { en: line`Count all the rods.`, es: line`Cuenta todas las barras.` },
        }),
        step(both(prose`${inTens(fact.b)} = ${fact.b}`), because.explain, {
          sentence: { en: line`Count the rods that are crossed out.`, es: line`Cuenta las barras tachadas.` },
        }),
        step(complete(fact), because.explain, {
          sentence: {
            en: line`Count the other rods: ${inTens(resultOf(fact))}.`,
            es: line`Cuenta las otras barras: ${inTens(resultOf(fact))}.`,
          },
        }),
      ],
      check(printed, answers) {
        const { all, left } = shownBy(printed.figure('base-ten-blocks'))
        const [start, taken, rest] = tupleOf(
          answers.map(value => exact(value).n),
          3,
        )
        return start === all && rest === left && taken + rest === start
      },
    }),

    sums: form({
      levels: ['easy'],
      instruction: add,
      draw: random => drawOfSign(random, '+', 3),
      answer: integer,
      solve: resultOf,
      ask: fact => both(toWorkOut(fact)),
      solution: worked,
      check: fitsTheGap,
    }),

    differences: form({
      levels: ['easy'],
      instruction: subtract,
      draw: random => drawOfSign(random, '−', 15),
      answer: integer,
      solve: resultOf,
      ask: fact => both(toWorkOut(fact)),
      solution: worked,
      check: fitsTheGap,
    }),

    story: form({
      levels: ['medium'],
      kind: 'story',
      share: 2,
      lines: 2,
      draw(random) {
        const story = random.evenly(groupStories)
        // More than one group is left.
        const fact = random.until(
          () => drawOfSign(random, story.sign, 8),
          found => resultOf(found) > 10,
        )
        return { story, fact }
      },
      answer: quantity,
      solve: ({ story, fact }) => count(resultOf(fact), story.noun),
      ask: ({ story, fact }) =>
        story.tell(role('start', fact.a / 10), role(story.sign === '+' ? 'more' : 'fewer', fact.b / 10)),
      solution: ({ story, fact }, answer) => [
        step(both(prose`${inTens(fact.a)} = ${fact.a}; ${inTens(fact.b)} = ${fact.b}`), because.explain, {
          sentence: { en: line`Each group is 1 ten.`, es: line`Cada grupo es 1 decena.` },
        }),
        step(written(fact), story.sign === '+' ? because.putTogether : because.takeAway),
        thinkOfTens(fact),
        answerStep(complete(fact), story.says(answer)),
      ],
      check(printed, { amount }) {
        const isMore = printed.terms('role').some(({ name }) => name === 'more')
        const tens = exact(amount).over(10)
        return isMore
          ? tens.minus(printed.role('more')).equals(printed.role('start'))
          : tens.plus(printed.role('fewer')).equals(printed.role('start'))
      },
    }),

    whichPicture: form({
      levels: ['medium'],
      draw: random => random.evenly(PICTURED),
      answer: figureChoice,
      solve: rods,
      mistakes: (fact): Record<string, Figure> => ({
        oneRodMore: rods({ ...fact, a: fact.a + 10 }),
        oneMoreCrossedOut: rods({ ...fact, b: fact.b + 10 }),
        restCrossedOut: rods({ ...fact, b: resultOf(fact) }),
      }),
      ask: fact => ({
        en: prose`Which picture shows ${written(fact)}?`,
        es: prose`¿Qué dibujo muestra ${written(fact)}?`,
      }),
      solution: fact => [
        step(both(prose`${fact.a} = ${inTens(fact.a)}; ${fact.b} = ${inTens(fact.b)}`), because.explain, {
          sentence: { en: line`Each rod is one ten.`, es: line`Cada barra es una decena.` },
        }),
        step(otherPictures(fact), because.explain, {
          sentence: { en: line`The other pictures show this.`, es: line`Los otros dibujos muestran esto.` },
        }),
        step(figure(rods(fact)), because.explain, {
          sentence: {
            en: line`There are ${fact.a / 10} rods, and ${fact.b / 10} of them are crossed out.`,
            es: line`Hay ${fact.a / 10} barras y ${fact.b / 10} de ellas están tachadas.`,
          },
        }),
      ],
      check(printed, answer) {
        const { all, left } = shownBy(answer)
        const [start, taken] = tupleOf(printed.one('sum').terms, 2)
        return exact(start).equals(all) && exact(taken).equals(left - all)
      },
    }),

    whichEquals: form({
      levels: ['medium'],
      draw(random) {
        const result = random.evenly([60, 40, 80, 50, 30, 70])
        const [right, high, low] = [
          random.pick(making(result)),
          random.pick(making(result + 10)),
          random.pick(making(result - 10)),
        ]
        return { result, right, high, low }
      },
      answer: formulaChoice,
      solve: ({ right }) => written(right),
      mistakes: ({ high, low }): Record<string, Value> => ({ tenMore: written(high), tenLess: written(low) }),
      ask: ({ result }) => ({ en: prose`Which is equal to ${result}?`, es: prose`¿Cuál es igual a ${result}?` }),
      solution: ({ right, high, low }) => [
        step(statements(complete(high), complete(low)), because.explain, {
          sentence: { en: line`These are not ${resultOf(right)}.`, es: line`Estas no dan ${resultOf(right)}.` },
        }),
        thinkOfTens(right),
        step(written(right), because.explain, asNumber(resultOf(right))),
      ],
      check: (printed, answer) => isTrue(equation(answer, printed.take(1)[0])),
    }),

    compareWithNumber: form({
      levels: ['medium'],
      instruction: compare,
      draw(random) {
        const off = random.evenly([10, 0, -10])
        const fact = random.until(
          () => drawFact(random, 13),
          found => resultOf(found) < 90,
        )
        return { fact, other: resultOf(fact) + off }
      },
      answer: comparison,
      solve: ({ fact, other }) => comparisonOf(resultOf(fact), other),
      ask: ({ fact, other }) => both(prose`${written(fact)} ____ ${other}`),
      solution: ({ fact, other }, answer) => [
        thinkOfTens(fact),
        step(relation(resultOf(fact), comparisonSigns[answer], other), because.explain, {
          sentence: {
            en: line`Write ${inTens(resultOf(fact))} as ${resultOf(fact)}, and compare.`,
            es: line`Escribe ${inTens(resultOf(fact))} como ${resultOf(fact)} y compara.`,
          },
        }),
        step(relation(written(fact), comparisonSigns[answer], other), because.explain, {
          sentence: {
            en: [`Write ${comparisonSigns[answer]} between the sides.`],
            es: [`Escribe ${comparisonSigns[answer]} entre los lados.`],
          },
        }),
      ],
      check: comparesTheSides,
    }),

    moreOrLess: form(
      fillTable({
        levels: ['medium'],
        instruction: { en: prose`Complete the table.`, es: prose`Completa la tabla.` },
        draw(random) {
          const { sign, b, from } = random.evenly(TABLES)
          return {
            head: [
              words('Number', 'Número'),
              sign === '+' ? words(`${b} more`, `${b} más`) : words(`${b} less`, `${b} menos`),
            ],
            rows: random.sample(from, 3).map(a => [a, resultOf({ a, b, sign })]),
            blanks: [0, 1, 2].map(row => [row, 1] as const),
          }
        },
        // The same number is added or taken away in each row.
        fits(rows) {
          const changes = rows.map(([a, result]) => (a && result ? result.minus(a).n : 0))
          return changes.every(change => change === changes[0] && change !== 0)
        },
        solution: ({ rows }) =>
          rows.map((row, i) => {
            const [a, result] = row.map(cell => exact(cell).n) as [number, number]
            const fact: Fact = { a, b: Math.abs(result - a), sign: result > a ? '+' : '−' }
            return step(complete(fact), because.explain, {
              sentence: {
                en: [...(i === 0 ? whatItMeans(fact).en : []), ...factInTens(fact, inTens(result)), '.'],
                es: [...(i === 0 ? whatItMeans(fact).es : []), ...factInTens(fact, inTens(result)), '.'],
              },
            })
          }),
      }),
    ),

    trueOrFalse: form({
      levels: ['hard'],
      instruction: { en: prose`True or false?`, es: prose`¿Verdadero o falso?` },
      draw: random => drawTwoSides(random, random.evenly([false, true])),
      answer: trueOrFalse,
      solve: ({ left, right }) => (resultOf(left) === resultOf(right) ? 'true' : 'false'),
      ask: ({ left, right }) => both(equation(written(left), written(right))),
      solution: ({ left, right }, answer) => [
        step(asTens(left), because.explain, {
          sentence: { en: line`Work out the left side.`, es: line`Calcula el lado izquierdo.` },
        }),
        step(asTens(right), because.explain, {
          sentence: { en: line`Work out the right side.`, es: line`Calcula el lado derecho.` },
        }),
        step(trueOrFalse.show(answer), because.explain, {
          sentence:
            answer === 'true'
              ? {
                  en: line`Both sides are ${resultOf(left)}: the equation is true.`,
                  es: line`Los dos lados dan ${resultOf(left)}: la ecuación es verdadera.`,
                }
              : {
                  en: line`One side is ${resultOf(left)} and the other is ${resultOf(right)}: the equation is false.`,
                  es: line`Un lado da ${resultOf(left)} y el otro da ${resultOf(right)}: la ecuación es falsa.`,
                },
        }),
      ],
      check: (printed, answer) => (answer === 'true') === isTrue(printed.one('relation')),
    }),

    missing: form({
      levels: ['hard'],
      share: 2,
      draw: drawGap,
      answer: integer,
      solve: ({ fact, place }) => missingFrom(fact, place),
      ask: ({ fact, place }) => withQuestion(missingNumber, { kind: 'maths', of: withBox(fact, place) }),
      solution({ fact, place, split }) {
        const asks = fact.sign === '−' && place === 'first' ? 'whole' : 'part'
        const known = factOf(split, asks)
        return intoItsPlace([step(written(known), whyOf(asks)), ...worked(known)], complete(fact))
      },
      check: fitsTheGap,
    }),

    chain: form({
      levels: ['hard'],
      share: 2,
      instruction: { en: prose`Find the result.`, es: prose`Halla el resultado.` },
      draw: random => drawChain(random, 0),
      answer: integer,
      solve: endOf,
      ask: chain => both(equation(chainWritten(chain), blank(2))),
      solution: chain => [
        thinkOfTens(chain.first),
        thenTens(chain.second),
        step(equation(chainWritten(chain), endOf(chain)), because.explain, asNumber(endOf(chain))),
      ],
      check: fitsTheGap,
    }),

    unknownStory: form({
      levels: ['hard'],
      kind: 'story',
      share: 2,
      lines: 2,
      draw: random => ({ story: random.evenly(unknownStories), split: drawSplit(random, 7) }),
      answer: quantity,
      solve: ({ story, split: { part, other } }) => count(story.asks === 'whole' ? part + other : other, story.noun),
      ask({ story, split: { part, other } }) {
        const [one, two, all] = [role('part', part), role('other', other), role('whole', part + other)]
        if (story.asks === 'whole') return story.tell(one, two)
        return story.partFirst ? story.tell(one, all) : story.tell(all, one)
      },
      solution({ story, split }, answer) {
        const fact = factOf(split, story.asks)
        return [
          step(written(fact), whyOf(story.asks)),
          thinkOfTens(fact),
          answerStep(complete(fact), story.says(answer)),
        ]
      },
      check(printed, { amount }) {
        const asksWhole = printed.terms('role').some(({ name }) => name === 'other')
        return asksWhole
          ? exact(amount).minus(printed.role('part')).equals(printed.role('other'))
          : exact(amount).plus(printed.role('part')).equals(printed.role('whole'))
      },
    }),

    wrongStep: form({
      levels: ['hard'],
      kind: 'find-mistake',
      draw: random => {
        const at = random.evenly(LETTERS)
        return random.until(
          () => ({ chain: drawChain(random, 23), slip: { at, off: random.pick([10, -10] as const) } }),
          ({ chain, slip }) => {
            const { A, B } = stepsOf(chain, slip)
            return [A[1], B[1]].every(value => value >= 10 && value <= 90)
          },
        )
      },
      answer: letter,
      solve: ({ slip }) => slip.at,
      ask({ chain, slip }): Both<Content> {
        const rows = rowsOf(stepsOf(chain, slip)).map((row, i) => [symbol(itemOf(LETTERS, i)), row])
        return {
          en: [prose`One step for ${chainWritten(chain)} is wrong. Write its letter.`, table({ rows })],
          es: [prose`Un paso para ${chainWritten(chain)} está mal. Escribe su letra.`, table({ rows })],
        }
      },
      key({ chain, slip }, at): Both<Content> {
        const [right, wrong] = slipped(chain, slip, at)
        return {
          en: prose`It should be ${right}, not ${wrong}. The result is ${endOf(chain)}.`,
          es: prose`Lo correcto es ${right}, no ${wrong}. El resultado es ${endOf(chain)}.`,
        }
      },
      solution({ chain, slip }, at) {
        const place = LETTERS.indexOf(at)
        const [right, wrong] = slipped(chain, slip, at)
        const row = itemOf(rowsOf(stepsOf(chain, slip)), place)
        return [
          step(both({ kind: 'paragraph', content: row }), because.mistakeIs, {
            what: { en: line`it should be ${right}, not ${wrong}`, es: line`lo correcto es ${right}, no ${wrong}` },
          }),
          ...[
            thinkOfTens(chain.first),
            thenTens(chain.second),
            step(equation(chainWritten(chain), endOf(chain)), because.explain, asNumber(endOf(chain))),
          ].slice(place),
          step(symbol(at), because.explain, {
            sentence: {
              A: { en: line`B and C go on from A without a mistake.`, es: line`B y C siguen a partir de A sin error.` },
              B: {
                en: line`A is right. C only writes the tens of B as a number.`,
                es: line`A está bien. C solo escribe las decenas de B como número.`,
              },
              C: { en: line`A and B are right.`, es: line`A y B están bien.` },
            }[at],
          }),
        ]
      },
      check(printed, answer) {
        const [start, first, second] = tupleOf(
          printed.one('sum').terms.map(term => exact(term).over(10).n),
          3,
        )
        const [a, b, one, two, c, end, tens, result] = tupleOf(
          printed.numbers.map(({ n }) => n),
          8,
        )
        const right = {
          A: a === start && b === Math.abs(first) && one === start + first,
          B: two === one && c === Math.abs(second) && end === one + second,
          C: tens === end && result === 10 * tens,
        }
        return LETTERS.every(each => right[each] === (each !== answer))
      },
    }),
  }),
)
