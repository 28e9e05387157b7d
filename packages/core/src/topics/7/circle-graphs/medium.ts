import {
  answerStep,
  box,
  count,
  decimal,
  type Expr,
  equation,
  exact,
  explained,
  type FormMaker,
  failed,
  fractionInLowestTerms,
  gcd,
  howMany,
  itemOf,
  line,
  minus,
  over,
  percent,
  quantity,
  type Random,
  Ratio,
  relation,
  role,
  type Sentence,
  type Statement,
  statements,
  sum,
  theThings,
  times,
  trueStatement,
  tupleOf,
} from '../../../author.ts'
import { alone, paragraph } from '../../kit/stories/endings.ts'
import {
  askedNames,
  chose,
  drawGraph,
  drawn,
  drawTotal,
  type Graph,
  hundredths,
  type Said,
  sectorsIn,
  shareFor,
  total,
  verbMany,
} from './graphs.ts'
import type { levels } from './levels.ts'

interface Asked extends Graph {
  readonly asked: number
}
interface Counted extends Asked {
  readonly all: number
}
const drawCounted = (random: Random, first: number): Counted => {
  const graph = drawGraph(random, 'medium', first)
  return { ...graph, all: drawTotal(random, graph), asked: random.int(0, 3) }
}
/** "The circle graph shows what 200 students chose." */
export const tellTotal = ({ setting }: Graph, all: number): Said => ({
  en: line`There are ${role('all', all)} ${theThingsAlone(setting.of)} in all.`,
  es: line`En total hay ${role('all', all)} ${theThingsAlone(setting.of)}.`,
})
const theThingsAlone = (of: Graph['setting']['of']) =>
  ({ kind: 'thing', noun: of, many: true, article: 'none' }) as const

/** Statements about the sectors, by numbers in their key: more 0 1 2, half 0 1, part 3 1/5, times 0 1 4. */
const SAID: Readonly<Record<string, (graph: Graph, numbers: readonly number[]) => Said>> = {
  more: (graph, numbers) => {
    const [a, b, c] = tupleOf(numbers, 3)
    const { again } = graph.setting
    return {
      en: [
        'More ',
        ...word(graph),
        ...verbMany(graph, itemOf(graph.names, a)).en,
        ` than ${again.en}`,
        itemOf(graph.names, b),
        ' and ',
        itemOf(graph.names, c),
        ' together.',
      ],
      es: [
        'Más ',
        ...word(graph),
        ...verbMany(graph, itemOf(graph.names, a)).es,
        ` que ${again.es}`,
        itemOf(graph.names, b),
        ' y ',
        itemOf(graph.names, c),
        ' en conjunto.',
      ],
    }
  },
  half: (graph, numbers) => {
    const [a, b] = tupleOf(numbers, 2)
    return {
      en: ['Exactly half of ', ...chose(graph, itemOf(graph.names, a), itemOf(graph.names, b)).en, '.'],
      es: ['Exactamente la mitad de ', ...chose(graph, itemOf(graph.names, a), itemOf(graph.names, b)).es, '.'],
    }
  },
  part: (graph, numbers) => {
    const [a, n, d] = tupleOf(numbers, 3)
    return {
      en: [...line`Exactly ${Ratio.of(n, d)} of `, ...chose(graph, itemOf(graph.names, a)).en, '.'],
      es: [
        ...line`Exactamente ${Ratio.of(n, d)} de ${theThings(graph.setting.of)}`,
        ...(n > 1
          ? verbMany(graph, itemOf(graph.names, a)).es
          : [` ${graph.setting.verb.es[0]} `, itemOf(graph.names, a)]),
        '.',
      ],
    }
  },
}
const word = ({ setting }: Graph) => line`${theThingsAlone(setting.of)}`
const keyParts = (key: string): readonly [kind: string, numbers: readonly number[]] => {
  const [kind, ...rest] = key.split(' ')
  return [kind ?? failed('A key begins with its kind'), rest.map(Number)]
}
const truthOf = (key: string, parts: readonly number[]): boolean => {
  const [kind, numbers] = keyParts(key)
  const at = (i: number) => itemOf(parts, i)
  const [a, b] = tupleOf(numbers, 2)
  if (kind === 'half') return at(a) + at(b) === 50
  const c = itemOf(numbers, 2)
  return kind === 'more' ? at(a) > at(b) + at(c) : at(a) * c === 100 * b
}
interface Stated extends Graph {
  readonly keys: readonly string[]
}
/** One true statement and three false ones, as near to the truth as possible. */
function drawStated(random: Random): Stated {
  const graph = drawGraph(random, 'medium', 4)
  const indices = [0, 1, 2, 3]
  const all = [
    ...indices.flatMap(a =>
      indices.flatMap(b => indices.filter(c => a !== b && a !== c && b < c).map(c => `more ${a} ${b} ${c}`)),
    ),
    ...indices.flatMap(a => indices.filter(b => a < b).map(b => `half ${a} ${b}`)),
    ...indices.flatMap(a =>
      [
        [1, 4],
        [1, 5],
        [2, 5],
        [3, 10],
        [1, 10],
        [7, 20],
      ].map(([n, d]) => `part ${a} ${n} ${d}`),
    ),
  ]
  const isSo = (key: string) => truthOf(key, graph.parts)
  const kinds = random.shuffle(['more', 'half', 'part', 'part'])
  const truths = all.filter(isSo)
  const one = random.pick(truths)
  const others: string[] = []
  for (const kind of kinds.filter((_kind, i) => i !== kinds.indexOf(keyParts(one)[0])))
    others.push(random.pick(all.filter(key => key.startsWith(kind) && !isSo(key) && !others.includes(key))))
  return { ...graph, keys: [one, ...others] }
}
const saidOf = (graph: Graph, key: string): Said => {
  const [kind, numbers] = keyParts(key)
  const said = SAID[kind] ?? failed(`There is a statement ${kind}`)
  return said(graph, numbers)
}
/** What the statement would need. */
function needed(key: string) {
  const [kind, numbers] = keyParts(key)
  const [, n] = tupleOf(numbers, 2)
  if (kind === 'half') return [line`Half would be ${percent(50)}.`, line`La mitad sería el ${percent(50)}.`] as const
  if (kind === 'more')
    return [
      line`The first would have to be more than the other two together.`,
      line`El primero tendría que ser más que los otros dos juntos.`,
    ] as const
  const d = itemOf(numbers, 2)
  return [
    line`The fraction ${Ratio.of(n, d)} is ${percent((100 * n) / d)}.`,
    line`La fracción ${Ratio.of(n, d)} es el ${percent((100 * n) / d)}.`,
  ] as const
}
const statementOf = (graph: Graph, key: string): Statement => {
  const isTrue = truthOf(key, graph.parts)
  const why = explained(decided(graph, key), ...needed(key))
  return { key, says: paragraph(saidOf(graph, key)), isTrue, ...(isTrue ? {} : { why }) }
}
/** What is compared for a statement. */
function compares({ names }: Graph, key: string) {
  const [kind, numbers] = keyParts(key)
  const at = (i: number) => itemOf(names, i)
  const [a, b] = tupleOf(numbers, 2)
  if (kind === 'more') {
    const c = itemOf(numbers, 2)
    return [
      line`Compare ${at(a)} with ${at(b)} and ${at(c)} together.`,
      line`Compara ${at(a)} con ${at(b)} y ${at(c)} en conjunto.`,
    ] as const
  }
  if (kind === 'half')
    return [
      line`Add the percents for ${at(a)} and ${at(b)}: half is ${percent(50)}.`,
      line`Suma los porcentajes de ${at(a)} y ${at(b)}: la mitad es ${percent(50)}.`,
    ] as const
  return [
    line`Read the sector for ${at(a)} and write the percent as a fraction.`,
    line`Lee el sector de ${at(a)} y escribe el porcentaje como fracción.`,
  ] as const
}
/** What decides about a statement. */
const decided = ({ parts }: Graph, key: string): Parameters<typeof explained>[0] => {
  const [kind, numbers] = keyParts(key)
  const at = (i: number) => itemOf(parts, i)
  const [a, b] = tupleOf(numbers, 2)
  if (kind === 'half') return equation(sum(percent(at(a)), percent(at(b))), percent(at(a) + at(b)))
  const c = itemOf(numbers, 2)
  if (kind === 'more') {
    const [one, two] = [at(a), at(b) + at(c)]
    if (one === two) return equation(sum(percent(at(b)), percent(at(c))), percent(two))
    return statements(
      equation(sum(percent(at(b)), percent(at(c))), percent(two)),
      relation(percent(one), one > two ? '>' : '<', percent(two)),
    )
  }
  const part = (100 * b) / c
  return at(a) === part ? equation(percent(at(a)), Ratio.of(b, c)) : relation(percent(at(a)), '≠', percent(part))
}

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  missing: form({
    levels: ['medium'],
    kind: 'story',
    draw: random => drawCounted(random, 0),
    answer: quantity,
    solve: ({ setting, parts, asked, all }) => count((itemOf(parts, asked) * all) / 100, setting.of),
    ask(facts) {
      const shown = drawn(
        facts,
        facts.parts.map((part, i) => (i === facts.asked ? box() : percent(part))),
      )
      const { en, es } = verbMany(facts, itemOf(facts.names, facts.asked))
      const asked = paragraph(tellTotal(facts, facts.all), {
        en: [...line`${howMany(facts.setting.of)}`, ...en, '?'],
        es: ['¿', ...line`${howMany(facts.setting.of)}`, ...es, '?'],
      })
      return { en: [shown, asked.en], es: [shown, asked.es] }
    },
    solution(facts, answer) {
      const { parts, names, asked, all } = facts
      const others = parts.filter((_, i) => i !== asked)
      const part = itemOf(parts, asked)
      const { en, es } = verbMany(facts, itemOf(names, asked))
      return [
        explained(
          equation(sum(...others.map(other => percent(other))), percent(total(others))),
          line`Add the three percents that are written.`,
          line`Suma los tres porcentajes escritos.`,
        ),
        explained(
          equation(minus(percent(100), percent(total(others))), percent(part)),
          line`The whole circle is ${percent(100)}: subtract.`,
          line`El círculo completo es el ${percent(100)}: resta.`,
        ),
        explained(
          equation(times(decimal(hundredths(part)), all), (part * all) / 100),
          line`Write this percent as a decimal and multiply by the total, ${all}.`,
          line`Escribe ese porcentaje como decimal y multiplícalo por el total, ${all}.`,
        ),
        answerStep(alone(answer), { en: [...line`${answer}`, ...en, '.'], es: [...line`${answer}`, ...es, '.'] }),
      ]
    },
    // Together with those of the sectors that are written, it is the total.
    check(printed, { amount }) {
      const known = sectorsIn(printed).flatMap(({ value }) =>
        value && value.kind !== 'blank' ? [exact(value as Expr)] : [],
      )
      const all = printed.role('all')
      return known.reduce((sum, share) => sum.plus(share.times(all)), exact(amount)).equals(all)
    },
  }),

  count: form({
    levels: ['medium'],
    kind: 'story',
    draw: random => drawCounted(random, 1),
    answer: quantity,
    solve: ({ setting, parts, asked, all }) => count((itemOf(parts, asked) * all) / 100, setting.of),
    ask(facts) {
      const { en, es } = verbMany(facts, itemOf(facts.names, facts.asked))
      const asked = paragraph(tellTotal(facts, facts.all), {
        en: [...line`${howMany(facts.setting.of)}`, ...en, '?'],
        es: ['¿', ...line`${howMany(facts.setting.of)}`, ...es, '?'],
      })
      return { en: [drawn(facts), asked.en], es: [drawn(facts), asked.es] }
    },
    solution(facts, answer) {
      const { parts, asked, all, names } = facts
      const part = itemOf(parts, asked)
      const { en, es } = verbMany(facts, itemOf(names, asked))
      return [
        explained(
          equation(percent(part), decimal(hundredths(part))),
          line`Read the sector for ${itemOf(names, asked)} and write the percent as a decimal.`,
          line`Lee el sector de ${itemOf(names, asked)} y escribe el porcentaje como decimal.`,
        ),
        explained(
          equation(times(decimal(hundredths(part)), all), (part * all) / 100),
          line`Multiply by the total, ${all}.`,
          line`Multiplica por el total, ${all}.`,
        ),
        answerStep(alone(answer), { en: [...line`${answer}`, ...en, '.'], es: [...line`${answer}`, ...es, '.'] }),
      ]
    },
    check(printed, { amount }) {
      const [name] = askedNames(printed)
      return exact(amount).equals(shareFor(printed, name).times(printed.role('all')))
    },
  }),

  more: form({
    levels: ['medium'],
    kind: 'story',
    draw(random) {
      const counted = drawCounted(random, 2)
      const [p, q] = random.sample([0, 1, 2, 3], 2)
      const [one, other] = itemOf(counted.parts, p) > itemOf(counted.parts, q) ? [p, q] : [q, p]
      return { ...counted, one, other }
    },
    answer: quantity,
    solve: ({ setting, parts, one, other, all }) =>
      count(((itemOf(parts, one) - itemOf(parts, other)) * all) / 100, setting.of),
    ask(facts) {
      const { setting, names, one, other } = facts
      const asked = paragraph(tellTotal(facts, facts.all), {
        en: [
          `How many more `,
          ...word(facts),
          ` ${setting.verb.en} `,
          itemOf(names, one),
          ` than ${setting.again.en}`,
          itemOf(names, other),
          '?',
        ],
        es: [
          '¿',
          ...line`${howMany(setting.of)}`,
          ' más ',
          `${setting.verb.es[1]} `,
          itemOf(names, one),
          ` que ${setting.again.es}`,
          itemOf(names, other),
          '?',
        ],
      })
      return { en: [drawn(facts), asked.en], es: [drawn(facts), asked.es] }
    },
    solution(facts, answer) {
      const { setting, names, parts, one, other, all } = facts
      const [p, q] = [itemOf(parts, one), itemOf(parts, other)]
      return [
        explained(
          equation(minus(percent(p), percent(q)), percent(p - q)),
          line`Subtract the two percents.`,
          line`Resta los dos porcentajes.`,
        ),
        explained(
          equation(times(decimal(hundredths(p - q)), all), ((p - q) * all) / 100),
          line`Write the difference as a decimal and multiply by the total, ${all}.`,
          line`Escribe la diferencia como decimal y multiplícala por el total, ${all}.`,
        ),
        answerStep(alone(answer), {
          en: [
            ...line`${answer.amount} more `,
            ...word(facts),
            ` ${setting.verb.en} `,
            itemOf(names, one),
            ` than ${setting.again.en}`,
            itemOf(names, other),
            '.',
          ],
          es: [
            ...line`${answer} más `,
            `${setting.verb.es[1]} `,
            itemOf(names, one),
            ` que ${setting.again.es}`,
            itemOf(names, other),
            '.',
          ],
        }),
      ]
    },
    check(printed, { amount }) {
      const [one, other] = askedNames(printed).map(name => shareFor(printed, name).times(printed.role('all')))
      return one !== undefined && other !== undefined && one.minus(other).equals(exact(amount))
    },
  }),

  fraction: form({
    levels: ['medium'],
    draw: (random): Asked =>
      random.until(
        () => ({ ...drawGraph(random, 'medium', 3), asked: random.int(0, 3) }),
        // Of half a circle, the other half is as large.
        ({ parts, asked }) => itemOf(parts, asked) !== 50,
      ),
    answer: fractionInLowestTerms,
    solve: ({ parts, asked }) => hundredths(100 - itemOf(parts, asked)),
    ask(facts) {
      const name = itemOf(facts.names, facts.asked)
      const { setting } = facts
      const asked = paragraph(
        {
          en: [...line`What fraction of ${theThings(setting.of)} do the sectors other than “`, name, '” represent?'],
          es: [...line`¿Qué fracción de ${theThings(setting.of)} representan los sectores distintos de “`, name, '”?'],
        },
        { en: line`Write it in lowest terms.`, es: line`Escríbela en su mínima expresión.` },
      )
      return { en: [drawn(facts), asked.en], es: [drawn(facts), asked.es] }
    },
    solution({ parts, asked }) {
      const part = itemOf(parts, asked)
      const divisor = gcd(100 - part, 100)
      return [
        explained(
          equation(minus(percent(100), percent(part)), percent(100 - part)),
          line`Subtract the percent of this sector from the whole circle.`,
          line`Resta del círculo completo el porcentaje de este sector.`,
        ),
        explained(
          equation(over(100 - part, 100), hundredths(100 - part)),
          line`Write the percent over 100, and divide the numerator and the denominator by ${divisor}.`,
          line`Escribe el porcentaje sobre 100 y divide el numerador y el denominador entre ${divisor}.`,
        ),
      ]
    },
    check(printed, answer) {
      const [name] = askedNames(printed)
      return exact(answer).plus(shareFor(printed, name)).equals(1)
    },
  }),

  statement: form(
    trueStatement({
      levels: ['medium'],
      draw: drawStated,
      about: facts => ({ en: [drawn(facts)], es: [drawn(facts)] }),
      statements: facts => facts.keys.map(key => statementOf(facts, key)),
      solution: (facts, { key, says }: Sentence) => [
        explained(decided(facts, key), ...compares(facts, key)),
        answerStep(says, {
          en: line`This agrees with the sectors.`,
          es: line`Esto concuerda con los sectores.`,
        }),
      ],
      holds(printed, key) {
        const parts = sectorsIn(printed).map(({ share }) => share.times(100).toNumber())
        return truthOf(key, parts)
      },
    }),
  ),
})
