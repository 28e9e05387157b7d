import {
  answerStep,
  type Block,
  type Both,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  type Inline,
  integer,
  itemOf,
  line,
  list,
  m,
  minus,
  ofAllBut,
  option,
  prose,
  type Random,
  type Sentence,
  sentenceChoice,
  solution,
  solutionSet,
  statements,
  sum,
  table,
  words,
} from '../../../author.ts'
import {
  byKey,
  drawRelation,
  type Form,
  isFunctionIn,
  K,
  type Pair,
  pairsIn,
  pairsInTable,
  pairsOf,
  type Relation,
  sharedIn,
  tableOf,
  X,
  Y,
} from './parts.ts'
import { STORIES, type Story } from './stories.ts'

interface Spoiled {
  /** The pairs that are known: a function. */
  readonly pairs: readonly Pair[]
  /** The output of the pair whose input is k + shift. */
  readonly output: number
  readonly shift: number
  readonly place: number
}
const shifted = (shift: number): Expr => (shift === 0 ? K : shift > 0 ? sum(K, shift) : minus(K, -shift))
/** The inputs whose output is another one. */
const spoilers = ({ pairs, output, shift }: Spoiled): readonly number[] =>
  pairs
    .filter(([, y]) => y !== output)
    .map(([x]) => x - shift)
    .sort((a, b) => a - b)
const spoiledTable = ({ pairs, output, shift, place }: Spoiled): Block =>
  table({
    rows: [
      [
        X,
        ...pairs
          .map(([x]) => x)
          .toSpliced(place, 0, Number.NaN)
          .map(x => (Number.isNaN(x) ? shifted(shift) : x)),
      ],
      [Y, ...pairs.map(([, y]) => y).toSpliced(place, 0, output)],
    ],
    rowHeads: true,
  })

interface Only {
  readonly pairs: readonly Pair[]
  readonly twice: Pair
  readonly place: number
  readonly factor: number
  readonly shift: number
  readonly k: number
}
const linear = ({ factor, shift }: Pick<Only, 'factor' | 'shift'>) => m`${factor}k + ${shift}`
function drawOnly(random: Random, many: number): Only {
  const { pairs } = drawRelation(random, many - 1, true, true)
  const twice = random.pick(pairs)
  return random.until(
    () => {
      const [factor, k] = [random.pick([2, 3, 4, -2, -3]), random.intExcept(-5, 6, 0)]
      return { pairs, twice, place: random.int(1, many - 2), factor, shift: twice[1] - factor * k, k }
    },
    ({ shift, k, place }) =>
      shift !== 0 && Math.abs(shift) <= 15 && k !== twice[0] && itemOf(pairs, place)[0] !== twice[0],
  )
}
const onlyTable = ({ pairs, twice, place, factor, shift }: Only): Block =>
  table({
    rows: [
      [X, ...pairs.map(([x]) => x).toSpliced(place, 0, twice[0])],
      [Y, ...pairs.map(([, y]): Expr | number => y).toSpliced(place, 0, linear({ factor, shift }))],
    ],
    rowHeads: true,
  })

const BOTH_WAYS = option({
  both: {
    en: prose`Both are functions: no input and no output appears twice.`,
    es: prose`Las dos son funciones: ninguna entrada y ninguna salida se repite.`,
  },
  given: {
    en: prose`Only the given relation is a function: an output appears twice, but no input.`,
    es: prose`Solo la relación dada es una función: se repite una salida, pero ninguna entrada.`,
  },
  reversed: {
    en: prose`Only the reversed relation is a function: an input appears twice, but no output.`,
    es: prose`Solo la relación invertida es una función: se repite una entrada, pero ninguna salida.`,
  },
  neither: {
    en: prose`Neither is a function: an input and an output appear twice.`,
    es: prose`Ninguna es una función: se repiten una entrada y una salida.`,
  },
})
type Way = 'both' | 'given' | 'reversed' | 'neither'
const wayOf = (isFunction: boolean, isBack: boolean): Way =>
  isFunction ? (isBack ? 'both' : 'given') : isBack ? 'reversed' : 'neither'

interface Crowded {
  readonly pairs: readonly Pair[]
  readonly counts: readonly { readonly input: number; readonly many: number }[]
}
/** Two inputs with several outputs, and some with one. */
function drawCrowded(random: Random): Crowded {
  const many = random.pick([
    [3, 2, 1, 1],
    [2, 2, 1, 1],
    [3, 3, 1, 1],
    [4, 2, 1, 1],
    [2, 2, 2, 1],
    [3, 2, 2, 1],
  ] as const)
  const inputs = random.sample([-4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7], 4)
  const pairs = inputs.flatMap((x, i) =>
    random.sample([-5, -3, -2, 0, 1, 2, 4, 5, 6, 8], itemOf(many, i)).map((y): Pair => [x, y]),
  )
  return {
    pairs: random.shuffle(pairs),
    counts: inputs.map((input, i) => ({ input, many: itemOf(many, i) })).filter(({ many }) => many > 1),
  }
}

const WAYS: Readonly<Record<Way, Both<string>>> = {
  both: { en: 'Both are functions', es: 'Las dos son funciones' },
  given: { en: 'Only the output is a function of the input', es: 'Solo la salida es una función de la entrada' },
  reversed: { en: 'Only the input is a function of the output', es: 'Solo la entrada es una función de la salida' },
  neither: { en: 'Neither is a function', es: 'Ninguna es una función' },
}
/** What is a function of what, with both reasons. */
function bothWays({ one, several, ownBack, sharedBack }: Story, way: Way): Sentence {
  const there = way === 'both' || way === 'given' ? one : several
  const back = way === 'both' || way === 'reversed' ? ownBack : sharedBack
  const isAlike = way === 'both' || way === 'neither'
  return {
    key: way,
    says: {
      en: paragraph(`${WAYS[way].en}: ${there.en}, ${isAlike ? 'and' : 'but'} ${back.en}.`),
      es: paragraph(`${WAYS[way].es}: ${there.es}, ${isAlike ? 'y' : 'pero'} ${back.es}.`),
    },
  }
}
const WAY_NAMES = ['both', 'given', 'reversed', 'neither'] as const
/** Which of its two reasons is false, and what is so instead. */
function wrongWay(story: Story, way: Way): Both<readonly Inline[]> {
  const { isFunction, isOwnBack, one, several, ownBack, sharedBack } = story
  const there = isFunction ? one : several
  const back = isOwnBack ? ownBack : sharedBack
  const [isThere, isBack] = [way === 'both' || way === 'given', way === 'both' || way === 'reversed']
  const right = [...(isThere === isFunction ? [] : [there]), ...(isBack === isOwnBack ? [] : [back])]
  return {
    en: [`But ${right.map(({ en }) => en).join(', and ')}.`],
    es: [`Pero ${right.map(({ es }) => es).join(', y ')}.`],
  }
}
/** What appears twice in a relation, where an answer says otherwise. */
function wrongCounts({ twice, shared }: Relation, way: Way): Both<readonly Inline[]> {
  const [saysOneOutput, saysOneInput] = [way === 'both' || way === 'given', way === 'both' || way === 'reversed']
  const ofInputs = twice
    ? {
        en: line`The value ${twice.input} of x appears twice.`,
        es: line`El valor ${twice.input} de x aparece dos veces.`,
      }
    : { en: line`No value of x appears twice.`, es: line`Ningún valor de x se repite.` }
  const ofOutputs = shared
    ? {
        en: line`The value ${shared.output} of ${Y} appears twice.`,
        es: line`El valor ${shared.output} de ${Y} aparece dos veces.`,
      }
    : { en: line`No value of ${Y} appears twice.`, es: line`Ningún valor de ${Y} se repite.` }
  if (saysOneOutput === (twice === null)) return ofOutputs
  if (saysOneInput === (shared === null)) return ofInputs
  return { en: [...ofInputs.en, ' ', ...ofOutputs.en], es: [...ofInputs.es, ' ', ...ofOutputs.es] }
}
const paragraph = (text: string): Block => ({ kind: 'paragraph', content: [text] })
const storyWay = ({ isFunction, isOwnBack }: Story) => wayOf(isFunction, isOwnBack)

export const hardForms = (form: Form) => ({
  story: form({
    levels: ['hard'],
    kind: 'story',
    wide: true,
    draw: random => random.evenly(STORIES),
    answer: sentenceChoice,
    solve: story => bothWays(story, storyWay(story)),
    mistakes: (story): Readonly<Record<string, Sentence>> =>
      byKey(
        ...(['both', 'given', 'reversed', 'neither'] as const)
          .filter(way => way !== storyWay(story))
          .map(way => bothWays(story, way)),
      ),
    ask: ({ input, output }) => ({
      en: [
        paragraph(`The input is ${input.en}. The output is ${output.en}.`),
        prose`Is the output a function of the input? Is the input a function of the output? Choose the answer with the right reasons.`,
      ],
      es: [
        paragraph(`La entrada es ${input.es}. La salida es ${output.es}.`),
        prose`¿Es la salida una función de la entrada? ¿Es la entrada una función de la salida? Elige la respuesta con las razones correctas.`,
      ],
    }),
    solution(story, answer) {
      const { isFunction, isOwnBack, input, output, one, several, ownBack, sharedBack } = story
      const [there, back] = [isFunction ? one : several, isOwnBack ? ownBack : sharedBack]
      return [
        explained(
          { en: paragraph(`${input.en} → ${output.en}`), es: paragraph(`${input.es} → ${output.es}`) },
          [
            `Ask how many outputs one input can have: ${there.en}. The output is ${isFunction ? 'a' : 'not a'} function of the input.`,
          ],
          [
            `Pregunta cuántas salidas puede tener una entrada: ${there.es}. La salida ${isFunction ? 'es' : 'no es'} una función de la entrada.`,
          ],
        ),
        explained(
          { en: paragraph(`${output.en} → ${input.en}`), es: paragraph(`${output.es} → ${input.es}`) },
          [
            `Now ask how many inputs one output can have: ${back.en}. The input is ${isOwnBack ? 'a' : 'not a'} function of the output.`,
          ],
          [
            `Pregunta ahora cuántas entradas puede tener una salida: ${back.es}. La entrada ${isOwnBack ? 'es' : 'no es'} una función de la salida.`,
          ],
        ),
        answerStep(sentenceChoice.show(answer), {
          en: line`Both findings together give this answer.`,
          es: line`Las dos conclusiones juntas dan esta respuesta.`,
        }),
      ]
    },
    whyWrong: story => Object.fromEntries(WAY_NAMES.map(way => [way, wrongWay(story, way)])),
    check({ text }, { key }) {
      const told = STORIES.find(
        ({ input, output }) =>
          (text.includes(input.en) && text.includes(output.en)) ||
          (text.includes(input.es) && text.includes(output.es)),
      )
      return told !== undefined && key === storyWay(told)
    },
  }),

  spoilers: form({
    levels: ['hard'],
    wide: true,
    lines: 3,
    draw(random, { pairs: [least] }): Spoiled {
      const shift = random.evenly([0, 2, -1, 0, 3, -3])
      const relation = drawRelation(random, least - 1, true, true)
      const { pairs } = relation
      const { output } = sharedIn(relation)
      return { pairs, output, shift, place: random.int(1, least - 2) }
    },
    answer: solutionSet('k'),
    solve: spoilers,
    ask: spoiled => ({
      en: [prose`For which values of ${K} is ${Y} ${NOT} a function of x? Find all of them.`, spoiledTable(spoiled)],
      es: [prose`¿Para qué valores de ${K} ${NOT} es ${Y} una función de x? Hállalos todos.`, spoiledTable(spoiled)],
    }),
    solution(spoiled, answer) {
      const { pairs, output, shift } = spoiled
      const [same, bad] = [pairs.filter(([, y]) => y === output), pairs.filter(([, y]) => y !== output)]
      const ordered = [...bad].sort(([a], [b]) => a - b)
      const input = shifted(shift)
      return [
        explained(
          pairsOf(same),
          line`If ${input} were one of these inputs, its output would be ${output} again: still one output. These values are allowed.`,
          line`Si ${input} fuera una de estas entradas, su salida sería otra vez ${output}: sigue siendo una sola salida. Estos valores se permiten.`,
        ),
        explained(
          pairsOf(ordered),
          line`If ${input} were one of these inputs, that input would have a second output, ${output}: then ${Y} is not a function of x.`,
          line`Si ${input} fuera una de estas entradas, esa entrada tendría una segunda salida, ${output}: entonces ${Y} no es una función de x.`,
        ),
        ...(shift === 0
          ? []
          : [
              explained(
                statements(...ordered.map(([x]) => equation(input, x))),
                shift > 0
                  ? line`So ${input} is one of these inputs. Subtract ${shift} from each to find ${K}.`
                  : line`So ${input} is one of these inputs. Add ${-shift} to each to find ${K}.`,
                shift > 0
                  ? line`Entonces ${input} es una de estas entradas. Resta ${shift} de cada una para hallar ${K}.`
                  : line`Entonces ${input} es una de estas entradas. Suma ${-shift} a cada una para hallar ${K}.`,
              ),
            ]),
        answerStep(solutionSet('k').show(answer), {
          en: line`These are all the values of ${K} for which an input has two outputs.`,
          es: line`Estos son todos los valores de ${K} con los que una entrada tiene dos salidas.`,
        }),
      ]
    },
    // Each value of a wide range is tried in the table.
    check(printed, answer) {
      const [top, bottom] = printed.block('table').rows
      const outputs = bottom!.slice(1).map(([y]) => exact(y as Expr).toNumber())
      const shifts = top!.slice(1).flatMap(([x]) => {
        const of = x as Expr
        return of.kind === 'symbol' ? [0] : of.kind === 'sum' ? [exact(sum(...of.terms.slice(1), 0)).toNumber()] : []
      })
      const shift = itemOf(shifts, 0)
      const found = new Set(answer.map(value => exact(value).toNumber()))
      return Array.from({ length: 61 }, (_, i) => i - 30).every(k => {
        const pairs = top!.slice(1).map(([x], i): Pair => {
          const of = x as Expr
          return [of.kind === 'number' || of.kind === 'negative' ? exact(of).toNumber() : k + shift, itemOf(outputs, i)]
        })
        return found.has(k) !== isFunctionIn(pairs)
      })
    },
  }),

  onlyValue: form({
    levels: ['hard'],
    wide: true,
    lines: 3,
    draw: (random, { pairs: [least] }) => drawOnly(random, least),
    answer: solution('k'),
    solve: ({ k }) => k,
    ask: only => ({
      en: [prose`For which value of ${K} is ${Y} a function of x?`, onlyTable(only)],
      es: [prose`¿Para qué valor de ${K} es ${Y} una función de x?`, onlyTable(only)],
    }),
    solution(only, answer) {
      const { twice, factor, shift } = only
      const [x, y] = twice
      return [
        explained(
          equation(linear(only), y),
          line`The input ${x} appears twice. It must have one output, so both outputs are equal.`,
          line`La entrada ${x} aparece dos veces. Debe tener una sola salida, así que las dos salidas son iguales.`,
        ),
        explained(
          equation(m`${factor}k`, y - shift),
          shift > 0 ? line`Subtract ${shift} from both sides.` : line`Add ${-shift} to both sides.`,
          shift > 0 ? line`Resta ${shift} de ambos lados.` : line`Suma ${-shift} a ambos lados.`,
        ),
        explained(
          equation(K, answer),
          line`Divide both sides by ${factor}.`,
          line`Divide ambos lados entre ${factor}.`,
        ),
      ]
    },
    // The value makes the two outputs of the repeated input equal.
    check(printed, k) {
      const [top, bottom] = printed.block('table').rows
      const value = exact(k).toNumber()
      const pairs = top!.slice(1).map(([x], i): Pair => {
        const of = itemOf(bottom!, i + 1)[0] as Expr
        const y = of.kind === 'sum' ? valueWith(of, value) : exact(of).toNumber()
        return [exact(x as Expr).toNumber(), y]
      })
      return isFunctionIn(pairs)
    },
  }),

  reversed: form({
    levels: ['hard'],
    wide: true,
    draw(random, { pairs: [least, most] }) {
      const [isFunction, isShared] = random.evenly([
        [true, true],
        [false, false],
        [true, false],
        [false, true],
      ] as const)
      return { relation: drawRelation(random, random.int(least - 1, most - 1), isFunction, isShared) }
    },
    answer: BOTH_WAYS,
    solve: ({ relation: { twice, shared } }) => wayOf(twice === null, shared === null),
    ask: ({ relation: { pairs } }) => ({
      en: [
        tableOf(pairs),
        prose`Is this relation from x to ${Y} a function? Is the reversed relation, from ${Y} to x, a function?`,
      ],
      es: [
        tableOf(pairs),
        prose`¿Es una función esta relación de x a ${Y}? ¿Es una función la relación invertida, de ${Y} a x?`,
      ],
    }),
    solution({ relation: { pairs, twice, shared } }, answer) {
      const up = (values: readonly number[]) => list(...[...values].sort((a, b) => a - b))
      return [
        explained(
          up(pairs.map(([x]) => x)),
          twice
            ? line`Order the values of x: ${twice.input} appears twice, with two values of ${Y}. The relation is not a function.`
            : line`Order the values of x: none appears twice. The relation is a function.`,
          twice
            ? line`Ordena los valores de x: ${twice.input} aparece dos veces, con dos valores de ${Y}. La relación no es una función.`
            : line`Ordena los valores de x: ninguno se repite. La relación es una función.`,
        ),
        explained(
          up(pairs.map(([, y]) => y)),
          shared
            ? line`Reversed, ${Y} is the input. Order its values: ${shared.output} appears twice, with two values of x. The reversed relation is not a function.`
            : line`Reversed, ${Y} is the input. Order its values: none appears twice. The reversed relation is a function.`,
          shared
            ? line`Al invertir, ${Y} es la entrada. Ordena sus valores: ${shared.output} aparece dos veces, con dos valores de x. La relación invertida no es una función.`
            : line`Al invertir, ${Y} es la entrada. Ordena sus valores: ninguno se repite. La relación invertida es una función.`,
        ),
        answerStep(BOTH_WAYS.show(answer), {
          en: line`Both findings together give this answer.`,
          es: line`Los dos resultados juntos dan esta respuesta.`,
        }),
      ]
    },
    whyWrong: ({ relation }) =>
      ofAllBut(wayOf(relation.twice === null, relation.shared === null), {
        both: wrongCounts(relation, 'both'),
        given: wrongCounts(relation, 'given'),
        reversed: wrongCounts(relation, 'reversed'),
        neither: wrongCounts(relation, 'neither'),
      }),
    check(printed, answer) {
      const pairs = pairsInTable(printed)
      return answer === wayOf(isFunctionIn(pairs), isFunctionIn(pairs.map(([x, y]): Pair => [y, x])))
    },
  }),

  fewest: form({
    levels: ['hard'],
    wide: true,
    draw: drawCrowded,
    answer: integer,
    solve: ({ counts }) => counts.reduce<number>((total, { many }) => total + many - 1, 0),
    ask: ({ pairs }) => ({
      en: [
        prose`What is the least number of pairs that must be removed so that the remaining pairs form a function?`,
        pairsOf(pairs),
      ],
      es: [
        prose`¿Cuál es el menor número de pares que hay que quitar para que los pares restantes formen una función?`,
        pairsOf(pairs),
      ],
    }),
    solution({ pairs, counts }, answer) {
      return [
        ...counts.map(({ input, many }) =>
          explained(
            pairsOf(pairs.filter(([x]) => x === input)),
            many === 2
              ? line`The input ${input} has 2 outputs. Keep one of these pairs and remove 1.`
              : line`The input ${input} has ${many} outputs. Keep one of these pairs and remove ${many - 1}.`,
            many === 2
              ? line`La entrada ${input} tiene 2 salidas. Conserva uno de estos pares y quita 1.`
              : line`La entrada ${input} tiene ${many} salidas. Conserva uno de estos pares y quita ${many - 1}.`,
          ),
        ),
        answerStep(
          counts.length > 1 ? equation(sum(...counts.map(({ many }) => many - 1)), answer) : integer.show(answer),
          {
            en:
              counts.length === 3
                ? line`The other input has one output. At least ${answer} pairs must be removed.`
                : line`The other inputs have one output each. At least ${answer} pairs must be removed.`,
            es:
              counts.length === 3
                ? line`La otra entrada tiene una salida. Hay que quitar al menos ${answer} pares.`
                : line`Las otras entradas tienen una salida cada una. Hay que quitar al menos ${answer} pares.`,
          },
        ),
      ]
    },
    // All pairs less one for each input.
    check(printed, answer) {
      const pairs = pairsIn(printed.maths)
      return exact(answer).equals(pairs.length - new Set(pairs.map(([x]) => x)).size)
    },
  }),
})
const valueWith = (of: Expr, k: number) => evaluate(of, { k }).toNumber()
const NOT = words('not', 'no')
