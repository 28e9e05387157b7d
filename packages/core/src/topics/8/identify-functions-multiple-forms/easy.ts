import {
  answerStep,
  type Both,
  exact,
  explained,
  type Figure,
  type Inline,
  integer,
  line,
  list,
  mappingDiagram,
  type Printed,
  prose,
  type Random,
  type Sentence,
  sentenceChoice,
  withFigure,
  words,
} from '../../../author.ts'
import {
  byKey,
  decideSteps,
  drawRelation,
  type Form,
  failuresOf,
  isFunctionIn,
  isRightReason,
  type Pair,
  pairsIn,
  pairsOf,
  type Relation,
  reasonsOf,
  sharedIn,
  twiceIn,
} from './parts.ts'
import { ARROWS, PAIRS } from './speech.ts'

/** Inputs and outputs in two ovals, each number once. */
function mappingOf({ pairs }: Relation): Figure {
  const up = (values: readonly number[]) => [...new Set(values)].sort((a, b) => a - b)
  const [inputs, outputs] = [up(pairs.map(([x]) => x)), up(pairs.map(([, y]) => y))]
  return mappingDiagram({
    inputs,
    outputs,
    arrows: pairs.map(([x, y]) => [inputs.indexOf(x), outputs.indexOf(y)] as const),
    names: [words('Input', 'Entrada'), words('Output', 'Salida')],
  })
}
const arrowsIn = (printed: Printed): readonly Pair[] => {
  const { inputs, outputs, arrows } = printed.figure('mapping-diagram')
  const value = (of: (typeof inputs)[number] | undefined) => (of?.kind === 'number' ? exact(of).toNumber() : Number.NaN)
  return arrows.map(([from, to]): Pair => [value(inputs[from]), value(outputs[to])])
}
const drawSome = (random: Random, [least, most]: readonly [number, number], isFunction: boolean, isShared: boolean) =>
  drawRelation(random, random.int(least, most), isFunction, isShared)

/** Reasons for what is told already, the right one first. */
function whyOf({ twice, shared }: Relation): readonly [Sentence, ...Sentence[]] {
  const because = (key: string, { en, es }: Both<readonly Inline[]>): Sentence => ({
    key,
    says: {
      en: { kind: 'paragraph', content: ['Because ', ...en, '.'] },
      es: { kind: 'paragraph', content: ['Porque ', ...es, '.'] },
    },
  })
  return twice
    ? [
        because('twice', PAIRS.twice(twice.input, twice.outputs)),
        shared
          ? because('shared', PAIRS.shared(shared.output, shared.inputs))
          : because('order', {
              en: line`the first numbers are not written in order`,
              es: line`los primeros números no están escritos en orden`,
            }),
        because('looks', PAIRS.looks),
        because('noRule', PAIRS.noRule),
      ]
    : [
        because('each', PAIRS.each),
        shared ? because('shared', PAIRS.shared(shared.output, shared.inputs)) : because('own', PAIRS.own),
        because('some', PAIRS.some),
        because('rule', {
          en: line`all the pairs follow one rule`,
          es: line`todos los pares siguen una misma regla`,
        }),
      ]
}

/** What is wrong with the other reasons, by the key of each. */
function whyNot({ twice }: Relation): Readonly<Record<string, Both<readonly Inline[]>>> {
  return twice
    ? {
        shared: {
          en: line`Two inputs may have the same output.`,
          es: line`Dos entradas pueden tener la misma salida.`,
        },
        order: {
          en: line`The order of the pairs does not matter.`,
          es: line`El orden de los pares no importa.`,
        },
        looks: {
          en: line`The first numbers need not go up by equal steps.`,
          es: line`Los primeros números no tienen que aumentar en pasos iguales.`,
        },
        noRule: { en: line`A function does not need a rule.`, es: line`Una función no necesita una regla.` },
      }
    : {
        shared: {
          en: line`It is true, but it does not decide: what counts are the first numbers.`,
          es: line`Es verdad, pero no decide: lo que cuenta son los primeros números.`,
        },
        own: {
          en: line`Different second numbers do not decide: outputs may also be shared.`,
          es: line`Que los segundos números sean distintos no decide: las salidas también se pueden repetir.`,
        },
        some: {
          en: line`A second number for every first number is not enough: there must be only one.`,
          es: line`No basta un segundo número para cada primer número: debe haber uno solo.`,
        },
        rule: {
          en: line`The pairs do not follow one rule, and a function does not need one.`,
          es: line`Los pares no siguen una misma regla, y una función no la necesita.`,
        },
      }
}

/** A set of pairs to choose; its key says whether it is a function. */
const setOf = (key: string, pairs: readonly Pair[]): Sentence => ({
  key: `${key}: ${pairs.map(pair => pair.join(' ')).join(', ')}`,
  says: { en: pairsOf(pairs), es: pairsOf(pairs) },
})
interface Sets {
  readonly wantsFunction: boolean
  readonly right: Relation
  readonly wrong: readonly Relation[]
}

export const easyForms = (form: Form) => ({
  mapping: form({
    levels: ['easy'],
    wide: true,
    draw(random, { pairs }) {
      const [isFunction, isShared] = [random.evenly([true, false]), random.evenly([true, false])]
      return drawSome(random, pairs, isFunction, isShared)
    },
    answer: sentenceChoice,
    solve: relation => reasonsOf(relation, ARROWS)[0],
    mistakes: (relation): Readonly<Record<string, Sentence>> => byKey(...reasonsOf(relation, ARROWS).slice(1)),
    ask: relation =>
      withFigure(
        {
          en: prose`Does the mapping diagram show a function? Why or why not?`,
          es: prose`¿Muestra el diagrama de flechas una función? ¿Por qué?`,
        },
        mappingOf(relation),
      ),
    solution: (relation, answer) =>
      decideSteps(relation, sentenceChoice.show(answer), {
        en: line`Write the input of each arrow, from least to greatest.`,
        es: line`Escribe la entrada de cada flecha, de menor a mayor.`,
      }),
    whyWrong: failuresOf,
    check: (printed, answer) => isRightReason(arrowsIn(printed), answer),
  }),

  pairs: form({
    levels: ['easy'],
    wide: true,
    draw(random, { pairs }) {
      const [isFunction, isShared] = [random.evenly([false, true]), random.evenly([true, false])]
      return drawSome(random, pairs, isFunction, isShared)
    },
    answer: sentenceChoice,
    solve: relation => whyOf(relation)[0],
    mistakes: (relation): Readonly<Record<string, Sentence>> => byKey(...whyOf(relation).slice(1)),
    ask: ({ pairs, twice }) => ({
      en: [
        pairsOf(pairs),
        twice
          ? prose`These ordered pairs do not form a function. Which reason is right?`
          : prose`These ordered pairs form a function. Which reason is right?`,
      ],
      es: [
        pairsOf(pairs),
        twice
          ? prose`Estos pares ordenados no forman una función. ¿Qué razón es la correcta?`
          : prose`Estos pares ordenados forman una función. ¿Qué razón es la correcta?`,
      ],
    }),
    solution: (relation, answer) =>
      decideSteps(relation, sentenceChoice.show(answer), {
        en: line`The first number of each pair is the input. Write the inputs from least to greatest.`,
        es: line`El primer número de cada par es la entrada. Escribe las entradas de menor a mayor.`,
      }),
    whyWrong: whyNot,
    check: (printed, answer) => answer.key === (isFunctionIn(pairsIn(printed.maths)) ? 'each' : 'twice'),
  }),

  repeatedInput: form({
    levels: ['easy'],
    draw: (random, { pairs }) =>
      drawRelation(random, random.int(pairs[0] + 1, pairs[1] + 1), false, random.evenly([true, false])),
    answer: integer,
    solve: relation => twiceIn(relation).input,
    ask: ({ pairs }) => ({
      en: [prose`These ordered pairs do not form a function. Which input has two outputs?`, pairsOf(pairs)],
      es: [prose`Estos pares ordenados no forman una función. ¿Qué entrada tiene dos salidas?`, pairsOf(pairs)],
    }),
    solution(relation, input) {
      const { pairs, shared } = relation
      const [a, b] = twiceIn(relation).outputs
      const inputs = [...pairs.map(([x]) => x)].sort((p, q) => p - q)
      return [
        explained(
          list(...inputs),
          line`The first number of each pair is the input. Write the inputs from least to greatest.`,
          line`El primer número de cada par es la entrada. Escribe las entradas de menor a mayor.`,
        ),
        explained(
          pairsOf(pairs.filter(([x]) => exact(input).equals(x))),
          shared
            ? line`Only one input appears twice. (The output ${shared.output} appears twice too, but that is allowed.)`
            : line`Only one input appears twice. These are its pairs.`,
          shared
            ? line`Solo una entrada aparece dos veces. (La salida ${shared.output} también, pero eso se permite.)`
            : line`Solo una entrada aparece dos veces. Estos son sus pares.`,
        ),
        answerStep(integer.show(input), {
          en: line`The input ${input} has the outputs ${a} and ${b}.`,
          es: line`La entrada ${input} tiene las salidas ${a} y ${b}.`,
        }),
      ]
    },
    // Without the pairs of this input, a function is left; with them it is none.
    check(printed, input) {
      const pairs = pairsIn(printed.maths)
      const at = exact(input).toNumber()
      return !isFunctionIn(pairs) && isFunctionIn(pairs.filter(([x]) => x !== at))
    },
  }),

  whichSet: form({
    levels: ['easy'],
    wide: true,
    draw(random): Sets {
      const wantsFunction = random.evenly([true, false])
      const shared = random.shuffle([true, false, true])
      return {
        wantsFunction,
        right: drawRelation(random, 4, wantsFunction, true),
        wrong: shared.map(isShared => drawRelation(random, 4, !wantsFunction, isShared)),
      }
    },
    answer: sentenceChoice,
    solve: ({ right }) => setOf('right', right.pairs),
    mistakes: ({ wrong }): Readonly<Record<string, Sentence>> =>
      byKey(...wrong.map(({ pairs }, i) => setOf(`wrong ${i}`, pairs))),
    ask: ({ wantsFunction }) =>
      wantsFunction
        ? {
            en: prose`Which set of ordered pairs is a function?`,
            es: prose`¿Qué conjunto de pares ordenados es una función?`,
          }
        : {
            en: prose`Which set of ordered pairs is ${NOT} a function?`,
            es: prose`¿Qué conjunto de pares ordenados ${NOT} es una función?`,
          },
    solution({ wantsFunction, right }, answer) {
      if (wantsFunction) {
        const { output } = sharedIn(right)
        return [
          explained(
            list(...right.pairs.map(([x]) => x).sort((a, b) => a - b)),
            line`In this set no input appears twice. Two inputs may share the output ${output}.`,
            line`En este conjunto ninguna entrada se repite. Dos entradas pueden tener la misma salida, ${output}.`,
          ),
          answerStep(sentenceChoice.show(answer), {
            en: line`Each input has exactly one output, so this set is a function.`,
            es: line`Cada entrada tiene exactamente una salida, así que este conjunto es una función.`,
          }),
        ]
      }
      const { input: at } = twiceIn(right)
      return [
        explained(
          pairsOf(right.pairs.filter(([x]) => x === at)),
          line`In this set the input ${at} appears twice, with different outputs.`,
          line`En este conjunto la entrada ${at} aparece dos veces, con salidas distintas.`,
        ),
        answerStep(sentenceChoice.show(answer), {
          en: line`The input ${at} has two outputs, so this set is not a function.`,
          es: line`La entrada ${at} tiene dos salidas, así que este conjunto no es una función.`,
        }),
      ]
    },
    whyWrong: ({ wrong }) =>
      Object.fromEntries(
        wrong.map(({ pairs, twice }, i) => [
          setOf(`wrong ${i}`, pairs).key,
          twice
            ? explained(
                pairsOf(pairs.filter(([x]) => x === twice.input)),
                line`The input ${twice.input} has two outputs.`,
                line`La entrada ${twice.input} tiene dos salidas.`,
              )
            : {
                en: line`No input appears twice, so it is a function.`,
                es: line`Ninguna entrada se repite, así que es una función.`,
              },
        ]),
      ),
    check(printed, { says }) {
      const wantsNone = printed.inlines.some(item => typeof item === 'object' && item.kind === 'words')
      return 'kind' in says.en && says.en.kind === 'list' && isFunctionIn(pairsIn([says.en])) !== wantsNone
    },
  }),
})
const NOT = words('not', 'no')
