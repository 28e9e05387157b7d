import {
  answerStep,
  type Both,
  coordinatePlane,
  type Expr,
  explained,
  formulaChoice,
  type Inline,
  itemOf,
  line,
  list,
  m,
  prose,
  type Random,
  type Sentence,
  sentenceChoice,
  withFigure,
} from '../../../author.ts'
import {
  byKey,
  drawRelation,
  type Form,
  isFunctionIn,
  type Pair,
  pairOf,
  pairsIn,
  pairsInTable,
  type Relation,
  sharedIn,
  tableOf,
  twiceIn,
  Y,
} from './parts.ts'

/** A function, and pairs that may or may not be added to it. */
interface Added {
  readonly relation: Relation
  readonly right: Pair
  readonly wrong: readonly [newPair: Pair, sameOutput: Pair, samePair: Pair]
}
function drawAdded(random: Random, [least, most]: readonly [number, number]): Added {
  const relation = drawRelation(random, random.int(least, most), true, true)
  const [p, q, r] = random.sample(relation.pairs, 3)
  const inputs = relation.pairs.map(([x]) => x)
  const outputs = relation.pairs.map(([, y]) => y)
  const unused = (used: readonly number[]) => random.intExcept(-6, 10, ...used)
  const [one, other] = [unused(inputs), unused(inputs)]
  return {
    relation,
    right: [p[0], unused(outputs)],
    wrong: [[one, unused(outputs)], [other === one ? one + 17 : other, q[1]], r],
  }
}

const GRID = [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5]
const NAMES = ['Kim', 'Omar', 'Nora', 'Luis', 'Ava', 'Diego', 'Mei', 'Hugo'] as const
interface Claimed {
  readonly kind: 'shared' | 'some' | 'right' | 'order'
  readonly name: (typeof NAMES)[number]
  readonly relation: Relation
}
function claimOf({ kind, relation }: Claimed): Both<readonly Inline[]> {
  const { output } = sharedIn(relation)
  switch (kind) {
    case 'shared':
      return {
        en: line`${Y} is not a function of x, because ${output} appears twice in the row of ${Y}`,
        es: line`${Y} no es una función de x, porque ${output} aparece dos veces en la fila de ${Y}`,
      }
    case 'order':
      return {
        en: line`${Y} is not a function of x, because the values of x are not in order`,
        es: line`${Y} no es una función de x, porque los valores de x no están en orden`,
      }
    case 'some':
      return {
        en: line`${Y} is a function of x, because there is a value of ${Y} below every value of x`,
        es: line`${Y} es una función de x, porque debajo de cada valor de x hay un valor de ${Y}`,
      }
    case 'right': {
      const { input } = twiceIn(relation)
      return {
        en: line`${Y} is not a function of x, because ${input} appears twice in the row of x, with different values of ${Y}`,
        es: line`${Y} no es una función de x, porque ${input} aparece dos veces en la fila de x, con valores distintos de ${Y}`,
      }
    }
  }
}
/** What may be said to a claim, the right verdict first. */
function verdictsOf({ kind, name, relation }: Claimed): readonly [Sentence, ...Sentence[]] {
  const { twice } = relation
  const { output } = sharedIn(relation)
  const verdict = (key: string, en: readonly Inline[], es: readonly Inline[]): Sentence => ({
    key,
    says: {
      en: { kind: 'paragraph', content: [`${name} `, ...en] },
      es: { kind: 'paragraph', content: [`${name} `, ...es] },
    },
  })
  const right = verdict('right', line`is right, and so is the reason.`, line`tiene razón, y el motivo es correcto.`)
  const each = verdict(
    'wrong each',
    line`is wrong: each value of x has only one value of ${Y}.`,
    line`se equivoca: cada valor de x tiene un solo valor de ${Y}.`,
  )
  const noRule = verdict(
    'other noRule',
    line`is right that it is not a function, but only because no rule gives all values of ${Y}.`,
    line`tiene razón en que no es una función, pero solo porque ninguna regla da todos los valores de ${Y}.`,
  )
  if (!twice) {
    const shares = verdict(
      'other shared',
      line`is right that it is not a function, but only because ${output} appears twice in the row of ${Y}.`,
      line`tiene razón en que no es una función, pero solo porque ${output} aparece dos veces en la fila de ${Y}.`,
    )
    const inOrder = verdict(
      'other order',
      line`is right that it is not a function, but only because the values of x are not in order.`,
      line`tiene razón en que no es una función, pero solo porque los valores de x no están en orden.`,
    )
    return [each, right, noRule, kind === 'order' ? shares : inOrder]
  }
  const wrongTwice = verdict(
    'wrong twice',
    line`is wrong: ${m`x = ${twice.input}`} has two values of ${Y}, ${twice.outputs[0]} and ${twice.outputs[1]}.`,
    line`se equivoca: ${m`x = ${twice.input}`} tiene dos valores de ${Y}, ${twice.outputs[0]} y ${twice.outputs[1]}.`,
  )
  const wrongShared = verdict(
    'wrong shared',
    line`is wrong: ${output} appears twice in the row of ${Y}.`,
    line`se equivoca: ${output} aparece dos veces en la fila de ${Y}.`,
  )
  const otherShared = verdict(
    'other shared',
    line`is right that it is not a function, but only because ${output} appears twice in the row of ${Y}.`,
    line`tiene razón en que no es una función, pero solo porque ${output} aparece dos veces en la fila de ${Y}.`,
  )
  const wrongRule = verdict(
    'wrong noRule',
    line`is wrong: no rule gives all values of ${Y}.`,
    line`se equivoca: ninguna regla da todos los valores de ${Y}.`,
  )
  return kind === 'right' ? [right, each, noRule, otherShared] : [wrongTwice, right, wrongShared, wrongRule]
}

/** What is wrong with the other verdicts, by the key of each. */
function failuresOf({ kind, relation }: Claimed): Readonly<Record<string, Both<readonly Inline[]>>> {
  const { twice } = relation
  const { output } = sharedIn(relation)
  const sharing = {
    en: line`The value ${output} of ${Y} may appear twice: two values of x may share it.`,
    es: line`El valor ${output} de ${Y} se puede repetir: dos valores de x pueden tenerlo.`,
  }
  const two = twice && {
    en: line`The value ${twice.input} of x has two values of ${Y}, ${twice.outputs[0]} and ${twice.outputs[1]}.`,
    es: line`El valor ${twice.input} de x tiene dos valores de ${Y}, ${twice.outputs[0]} y ${twice.outputs[1]}.`,
  }
  const noRule = { en: line`A function does not need a rule.`, es: line`Una función no necesita una regla.` }
  const noOrder = {
    en: line`The order of the values of x does not matter.`,
    es: line`El orden de los valores de x no importa.`,
  }
  return {
    right: two ?? (kind === 'order' ? noOrder : sharing),
    'wrong each': two ?? sharing,
    'other noRule': noRule,
    'other shared': sharing,
    'other order': noOrder,
    'wrong shared': sharing,
    'wrong noRule': noRule,
  }
}

export const mediumForms = (form: Form) => ({
  claim: form({
    levels: ['medium'],
    wide: true,
    draw(random, { pairs: [least, most] }): Claimed {
      const kind = random.evenly(['shared', 'some', 'right', 'order'] as const)
      const isFunction = kind === 'shared' || kind === 'order'
      const name = random.evenly(NAMES)
      return { kind, name, relation: drawRelation(random, random.int(least + 1, most + 1), isFunction, true) }
    },
    answer: sentenceChoice,
    solve: claimed => verdictsOf(claimed)[0],
    mistakes: (claimed): Readonly<Record<string, Sentence>> => byKey(...verdictsOf(claimed).slice(1)),
    ask(claimed) {
      const { en, es } = claimOf(claimed)
      return {
        en: [
          tableOf(claimed.relation.pairs),
          { kind: 'paragraph', content: [`${claimed.name} says: “`, ...en, '.”'] },
          prose`Which statement is true?`,
        ],
        es: [
          tableOf(claimed.relation.pairs),
          { kind: 'paragraph', content: [`${claimed.name} dice: “`, ...es, '”.'] },
          prose`¿Qué afirmación es verdadera?`,
        ],
      }
    },
    solution(claimed, answer) {
      const { kind, relation } = claimed
      const { pairs, twice } = relation
      return [
        explained(
          list(...[...pairs.map(([x]) => x)].sort((a, b) => a - b)),
          twice
            ? line`Order the values of x: ${twice.input} appears twice.`
            : line`Order the values of x: none appears twice.`,
          twice
            ? line`Ordena los valores de x: ${twice.input} aparece dos veces.`
            : line`Ordena los valores de x: ninguno se repite.`,
        ),
        answerStep(
          sentenceChoice.show(answer),
          twice
            ? kind === 'right'
              ? {
                  en: line`With ${m`x = ${twice.input}`} there are two values of ${Y}: this decides.`,
                  es: line`Con ${m`x = ${twice.input}`} hay dos valores de ${Y}: eso decide.`,
                }
              : {
                  en: line`A value of ${Y} for every x is not enough: it must be only one.`,
                  es: line`No basta un valor de ${Y} para cada x: debe ser uno solo.`,
                }
            : {
                en: line`So ${Y} is a function of x: nothing more is needed.`,
                es: line`Por eso ${Y} es una función de x: no hace falta nada más.`,
              },
        ),
      ]
    },
    whyWrong: failuresOf,
    // The claim is found by its words, and the table is judged anew.
    check(printed, { key }) {
      const isFunction = isFunctionIn(pairsInTable(printed))
      const saysNo = /is not a function|no es una función/.test(printed.text.replaceAll(/\s+/g, ' '))
      return isFunction ? key === 'wrong each' : key === (saysNo ? 'right' : 'wrong twice')
    },
  }),

  removePoint: form({
    levels: ['medium'],
    wide: true,
    draw: (random, { pairs: [least, most] }) =>
      random.until(
        () => {
          const relation = drawRelation(random, random.int(least + 1, most + 1), false, true, GRID)
          const above = relation.pairs.filter(([x]) => x === relation.twice?.input)
          const others = relation.pairs.filter(([x]) => x !== relation.twice?.input)
          return { relation, right: random.pick(above), wrong: random.sample(others, 3) }
        },
        ({ relation: { twice } }) => twice !== null && twice.outputs[1] - twice.outputs[0] >= 2,
      ),
    answer: formulaChoice,
    solve: ({ right }) => pairOf(right),
    mistakes: ({ wrong: [a, b, c] }): Readonly<Record<string, Expr>> => ({
      first: pairOf(a),
      second: pairOf(b),
      third: pairOf(c),
    }),
    ask: ({ relation: { pairs } }) =>
      withFigure(
        {
          en: prose`The points do not show a function. Which of these four must be removed so that the other points show a function?`,
          es: prose`Los puntos no muestran una función. ¿Cuál de estos cuatro hay que quitar para que los demás muestren una función?`,
        },
        coordinatePlane({ x: [-6, 6], y: [-6, 6], points: pairs }),
      ),
    solution({ relation }, answer) {
      const { input } = twiceIn(relation)
      const above = relation.pairs.filter(([x]) => x === input)
      return [
        explained(
          list(...above.map(pairOf)),
          line`Look for points one above the other: they have the same value of x. These two do, so ${m`x = ${input}`} has two outputs.`,
          line`Busca puntos que estén uno arriba del otro: tienen el mismo valor de x. Estos dos lo están, así que ${m`x = ${input}`} tiene dos salidas.`,
        ),
        answerStep(formulaChoice.show(answer), {
          en: line`This point is one of the two. Without it each input has one output.`,
          es: line`Este punto es uno de los dos. Sin él, cada entrada tiene una salida.`,
        }),
      ]
    },
    whyWrong({ relation, wrong: [a, b, c] }) {
      const { input } = twiceIn(relation)
      const leaves = ([x]: Pair) => ({
        en: line`No other point has ${m`x = ${x}`}, and both points with ${m`x = ${input}`} would stay.`,
        es: line`Ningún otro punto tiene ${m`x = ${x}`}, y quedarían los dos puntos con ${m`x = ${input}`}.`,
      })
      return { first: leaves(a), second: leaves(b), third: leaves(c) }
    },
    check(printed, answer) {
      const points = printed.figure('coordinate-plane').points.map(({ at }): Pair => [at[0], at[1]])
      const [removed] = typeof answer === 'object' && 'kind' in answer ? pairsIn([answer]) : []
      const left = points.filter(([x, y]) => x !== removed?.[0] || y !== removed[1])
      return !isFunctionIn(points) && isFunctionIn(left) && left.length === points.length - 1
    },
  }),

  addPair: form({
    levels: ['medium'],
    wide: true,
    draw: (random, { pairs }) =>
      random.until(
        () => drawAdded(random, pairs),
        ({ right, wrong }) => Math.max(...[right, ...wrong].flat()) <= 12,
      ),
    answer: formulaChoice,
    solve: ({ right }) => pairOf(right),
    mistakes: ({ wrong: [newPair, sameOutput, samePair] }): Readonly<Record<string, Expr>> => ({
      newPair: pairOf(newPair),
      sameOutput: pairOf(sameOutput),
      samePair: pairOf(samePair),
    }),
    ask: ({ relation: { pairs } }) => ({
      en: [
        prose`The table shows a function. One of these pairs is added to it. With which pair is it no longer a function?`,
        tableOf(pairs),
      ],
      es: [
        prose`La tabla muestra una función. Se le agrega uno de estos pares. ¿Con qué par ya no es una función?`,
        tableOf(pairs),
      ],
    }),
    solution({ relation: { pairs }, right }, answer) {
      const old = itemOf(
        pairs.filter(([x]) => x === right[0]),
        0,
      )
      return [
        explained(
          pairOf(old),
          line`This pair is in the table. A function has only one output for the input ${right[0]}.`,
          line`Este par está en la tabla. Una función tiene una sola salida para la entrada ${right[0]}.`,
        ),
        answerStep(formulaChoice.show(answer), {
          en: line`With this pair, the input ${right[0]} would have two outputs, ${old[1]} and ${right[1]}.`,
          es: line`Con este par, la entrada ${right[0]} tendría dos salidas, ${old[1]} y ${right[1]}.`,
        }),
      ]
    },
    whyWrong: ({ wrong: [newPair, sameOutput] }) => ({
      newPair: {
        en: line`The input ${newPair[0]} is new, so it has one output.`,
        es: line`La entrada ${newPair[0]} es nueva, así que tiene una sola salida.`,
      },
      sameOutput: {
        en: line`The input ${sameOutput[0]} is new, and two inputs may share an output.`,
        es: line`La entrada ${sameOutput[0]} es nueva, y dos entradas pueden tener la misma salida.`,
      },
      samePair: {
        en: line`The pair is in the table already and changes nothing.`,
        es: line`El par ya está en la tabla y no cambia nada.`,
      },
    }),
    check(printed, answer) {
      const added = typeof answer === 'object' && 'kind' in answer ? pairsIn([answer]) : []
      return added.length === 1 && !isFunctionIn([...pairsInTable(printed), ...added])
    },
  }),
})
