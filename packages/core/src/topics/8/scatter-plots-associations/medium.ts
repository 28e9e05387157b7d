import {
  type Both,
  both,
  exact,
  explainedBy,
  type FormMaker,
  figure,
  type Inline,
  itemOf,
  line,
  type Point,
  point,
  pointAnswer,
  prose,
  sentenceChoice,
  step,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import type { levels } from './levels.ts'
import { ASSOCIATIONS, associations, crossings, dataOf, outlying, plotOf, related } from './parts.ts'
import {
  bend,
  correlation,
  curvedSettings,
  drawCloud,
  drawClustered,
  drawCurved,
  outlierTest,
  settings,
  strengthOf,
} from './scatter.ts'
import { namedStep, trendStep, weakTrendStep } from './steps.ts'
import { variablePairs } from './variable-pairs.ts'

const DESCRIPTIONS = {
  'strong positive': {
    en: prose`a strong positive linear association`,
    es: prose`una asociación lineal positiva fuerte`,
  },
  'strong negative': {
    en: prose`a strong negative linear association`,
    es: prose`una asociación lineal negativa fuerte`,
  },
  'weak positive': { en: prose`a weak positive linear association`, es: prose`una asociación lineal positiva débil` },
  'weak negative': { en: prose`a weak negative linear association`, es: prose`una asociación lineal negativa débil` },
  nonlinear: { en: prose`a nonlinear association`, es: prose`una asociación no lineal` },
  none: { en: prose`no association`, es: prose`ninguna asociación` },
} as const

type Description = keyof typeof DESCRIPTIONS

const described = (key: Description) => ({ key, says: DESCRIPTIONS[key] })

const descriptions = Object.keys(DESCRIPTIONS) as readonly Description[]

/** The bands of the correlation coefficient. */
function descriptionOf(points: readonly Point[]): Description | null {
  const r = correlation(points)
  const strength = strengthOf(r)
  if (strength === 'strong' || strength === 'weak') return `${strength} ${r > 0 ? 'positive' : 'negative'}`
  return strength === 'none'
    ? Math.abs(bend(points)) >= 0.85
      ? 'nonlinear'
      : Math.abs(bend(points)) < 0.5
        ? 'none'
        : null
    : null
}

/** Why these words do not describe points of that kind. */
function notSo(is: Description, said: Description): Both<readonly Inline[]> {
  if (is === 'none') {
    if (said === 'nonlinear')
      return { en: line`The points do not follow a curve.`, es: line`Los puntos no siguen una curva.` }
    return said.endsWith('positive')
      ? { en: line`The points do not rise.`, es: line`Los puntos no suben.` }
      : { en: line`The points do not fall.`, es: line`Los puntos no bajan.` }
  }
  if (is === 'nonlinear')
    return said === 'none'
      ? { en: line`The points follow a curve.`, es: line`Los puntos siguen una curva.` }
      : said.endsWith('positive')
        ? {
            en: line`The points follow a curve, not a rising line.`,
            es: line`Los puntos siguen una curva, no una recta que sube.`,
          }
        : {
            en: line`The points follow a curve, not a falling line.`,
            es: line`Los puntos siguen una curva, no una recta que baja.`,
          }
  if (said === 'nonlinear')
    return { en: line`The points follow a line, not a curve.`, es: line`Los puntos siguen una recta, no una curva.` }
  const [strength, direction] = is.split(' ')
  if (strength === 'weak' && said !== 'none' && !said.endsWith(`${direction}`)) {
    const isClose = said.startsWith('strong')
    return direction === 'positive'
      ? isClose
        ? {
            en: line`On the whole, the points rise, and they are not close to a line.`,
            es: line`En general los puntos suben, y no están cerca de una recta.`,
          }
        : { en: line`On the whole, the points rise.`, es: line`En general los puntos suben.` }
      : isClose
        ? {
            en: line`On the whole, the points fall, and they are not close to a line.`,
            es: line`En general los puntos bajan, y no están cerca de una recta.`,
          }
        : { en: line`On the whole, the points fall.`, es: line`En general los puntos bajan.` }
  }
  if (strength === 'weak' && said === 'none')
    return direction === 'positive'
      ? {
          en: line`On the whole, the points rise, so there is an association.`,
          es: line`En general los puntos suben, así que hay una asociación.`,
        }
      : {
          en: line`On the whole, the points fall, so there is an association.`,
          es: line`En general los puntos bajan, así que hay una asociación.`,
        }
  if (said === 'none' || !said.endsWith(`${direction}`))
    return direction === 'positive'
      ? { en: line`The points rise.`, es: line`Los puntos suben.` }
      : { en: line`The points fall.`, es: line`Los puntos bajan.` }
  return strength === 'strong'
    ? { en: line`The points lie close to a line.`, es: line`Los puntos están cerca de una recta.` }
    : {
        en: line`The points are spread out around a line.`,
        es: line`Los puntos están dispersos alrededor de una recta.`,
      }
}

const between = ([from, to]: readonly [number, number]) => ({
  key: `${from} ${to}`,
  says: { en: prose`between ${from} and ${to}`, es: prose`entre ${from} y ${to}` },
})

/** How many points each interval holds. */
const countsIn = (intervals: readonly (readonly [number, number])[], data: readonly Point[]) => {
  const counted = intervals.map(([from, to]) => ({
    from,
    to,
    count: data.filter(([x]) => x >= from && x <= to).length,
  }))
  const content = counted.flatMap(({ from, to, count }, i) =>
    i === 0 ? line`${from}–${to}: ${count}` : line`; ${from}–${to}: ${count}`,
  )
  return { kind: 'paragraph', content } as const
}

type Named = (typeof variablePairs)[number]['one']
const secondOf = {
  positive: (one: Named, other: Named) => ({
    en: prose`${one}: greater → ${other}: usually greater`,
    es: prose`${one}: mayor → ${other}: suele ser mayor`,
  }),
  negative: (one: Named, other: Named) => ({
    en: prose`${one}: greater → ${other}: usually less`,
    es: prose`${one}: mayor → ${other}: suele ser menor`,
  }),
  none: (one: Named, other: Named) => ({
    en: prose`${one}: greater → ${other}: neither usually greater nor usually less`,
    es: prose`${one}: mayor → ${other}: no suele ser mayor ni menor`,
  }),
}

const pairsBy = {
  positive: variablePairs.filter(pair => pair.direction === 'positive'),
  negative: variablePairs.filter(pair => pair.direction === 'negative'),
  none: variablePairs.filter(pair => pair.direction === 'none'),
}

const firstOf = (places: readonly Point[], isRight: (place: Point) => boolean): Point =>
  places.find(isRight) ?? itemOf(places, 0)

/** What the name says of two quantities that have no letters. */
const GOES_WITH = {
  positive: {
    en: line`Greater values of one quantity go with greater values of the other: positive.`,
    es: line`A valores mayores de una cantidad corresponden valores mayores de la otra: positiva.`,
  },
  negative: {
    en: line`Greater values of one quantity go with lesser values of the other: negative.`,
    es: line`A valores mayores de una cantidad corresponden valores menores de la otra: negativa.`,
  },
} as const

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  describe: form({
    levels: ['medium'],
    share: 2,
    instruction: {
      en: prose`Which words describe the scatter plot best?`,
      es: prose`¿Qué palabras describen mejor el diagrama de dispersión?`,
    },
    draw: random => {
      const key = random.evenly(descriptions)
      const [strength, direction] = key.split(' ') as ['strong' | 'weak', 'positive' | 'negative']
      const others = random.shuffle(descriptions.filter(other => other !== key))
      if (key === 'nonlinear') {
        const setting = random.evenly(curvedSettings)
        return { key, setting, data: drawCurved(random, setting), others }
      }
      const setting = random.evenly(
        settings.filter(setting => setting.direction === (key === 'none' ? 'none' : direction)),
      )
      const data =
        key === 'none' ? drawCloud(random, setting, 'none', 'none') : drawCloud(random, setting, direction, strength)
      return { key, setting, data, others }
    },
    answer: sentenceChoice,
    solve: ({ key }) => described(key),
    mistakes: ({ key, others }) => {
      const [strength, direction] = key.split(' ')
      const opposite: Description = direction
        ? `${strength as 'strong' | 'weak'} ${direction === 'positive' ? 'negative' : 'positive'}`
        : key === 'none'
          ? 'strong positive'
          : 'none'
      const [one, other] = others.filter(description => description !== opposite)
      return { opposite: described(opposite), misjudged: described(one!), mistaken: described(other!) }
    },
    ask: ({ setting, data }) => both(figure(plotOf(setting, data))),
    solution({ key }) {
      if (key === 'nonlinear')
        return [
          step({ en: prose`The points turn.`, es: prose`Los puntos cambian de dirección.` }, because.followThePoints),
          step(DESCRIPTIONS[key], because.curveIsNonlinear),
        ]
      if (key === 'none') return [trendStep('none'), namedStep(DESCRIPTIONS[key], 'none')]
      const direction = key.endsWith('positive') ? 'positive' : 'negative'
      return [
        key.startsWith('weak') ? weakTrendStep(direction) : trendStep(direction),
        namedStep(ASSOCIATIONS[direction], direction),
        step(DESCRIPTIONS[key], key.startsWith('strong') ? because.closeIsStrong : because.spreadIsWeak),
      ]
    },
    whyWrong: ({ key, others }) => {
      const [strength, direction] = key.split(' ')
      const opposite: Description = direction
        ? `${strength as 'strong' | 'weak'} ${direction === 'positive' ? 'negative' : 'positive'}`
        : key === 'none'
          ? 'strong positive'
          : 'none'
      const [one, other] = others.filter(description => description !== opposite)
      return { opposite: notSo(key, opposite), misjudged: notSo(key, one!), mistaken: notSo(key, other!) }
    },
    check: (printed, { key }) => descriptionOf(dataOf(printed)) === key,
  }),

  outlier: form({
    levels: ['medium'],
    instruction: {
      en: prose`Write the coordinates of the outlier.`,
      es: prose`Escribe las coordenadas del valor atípico.`,
    },
    draw: random => {
      const setting = random.evenly(startingAt(outlying, 3))
      const drawn = drawCloud(random, setting, setting.direction, 'strong', random.int(12, 15))
      const others = ([x]: Point) => drawn.filter(at => at[0] !== x)
      const outlier = firstOf(random.shuffle(crossings(setting)), at => outlierTest(others(at))(at))
      const data = others(outlier)
      return { setting, data: random.shuffle([...data, outlier]), outlier }
    },
    answer: pointAnswer,
    solve: ({ outlier }) => outlier,
    ask: ({ setting, data }) => both(figure(plotOf(setting, data))),
    solution: ({ setting, outlier }) => [trendStep(setting.direction), step(point(...outlier), because.farFromTheLine)],
    check(printed, [x, y]) {
      const at: Point = [exact(x!).toNumber(), exact(y!).toNumber()]
      const others = dataOf(printed).filter(other => other.join() !== at.join())
      return others.length === dataOf(printed).length - 1 && outlierTest(others)(at)
    },
  }),

  cluster: form({
    levels: ['medium'],
    instruction: {
      en: prose`Between which values on the horizontal axis is the cluster of points?`,
      es: prose`¿Entre qué valores del eje horizontal está la agrupación de puntos?`,
    },
    draw: random => {
      const setting = random.evenly(related.filter(({ x }) => x.to - x.from >= 20))
      return { setting, ...drawClustered(random, setting) }
    },
    answer: sentenceChoice,
    solve: ({ intervals }) => between(itemOf(intervals, 0)),
    mistakes: ({ intervals: [, one, two, three] }) => ({
      otherInterval: between(one!),
      secondInterval: between(two!),
      thirdInterval: between(three!),
    }),
    ask: ({ setting, data }) => both(figure(plotOf(setting, data))),
    solution: ({ intervals, data }, { says }) => [
      step(
        countsIn(
          intervals.slice(0, 4).toSorted(([a], [b]) => a - b),
          data,
        ),
        because.countInEachInterval,
      ),
      step(says, because.mostPointsHere),
    ],
    whyWrong: ({ intervals: [, one, two, three], data }) => {
      const few = ([from, to]: readonly [number, number]) => {
        const there = data.filter(([x]) => x >= from && x <= to).length
        return {
          en:
            there === 1
              ? line`Only 1 of the ${data.length} points is between these values.`
              : line`Only ${there} of the ${data.length} points are between these values.`,
          es: line`Entre estos valores solo hay ${there} de los ${data.length} puntos.`,
        }
      }
      return { otherInterval: few(one!), secondInterval: few(two!), thirdInterval: few(three!) }
    },
    // More than half of the points are there.
    check(printed, { key }) {
      const [from, to] = key.split(' ').map(Number)
      const data = dataOf(printed)
      return 2 * data.filter(([x]) => x >= from! && x <= to!).length > data.length
    },
  }),

  predict: form({
    levels: ['medium'],
    share: 2,
    draw: random => {
      const direction = random.evenly(['positive', 'negative', 'none'] as const)
      return random.evenly(pairsBy[direction])
    },
    answer: associations,
    solve: ({ direction }) => direction,
    ask: ({ one, other }) => ({
      en: prose`What association do you expect between ${one} and ${other}?`,
      es: prose`¿Qué asociación esperas entre ${one} y ${other}?`,
    }),
    solution: ({ one, other, direction, why }) => [
      explainedBy(secondOf[direction](one, other), why),
      direction === 'none'
        ? namedStep(ASSOCIATIONS[direction], direction)
        : explainedBy(ASSOCIATIONS[direction], GOES_WITH[direction]),
    ],
    check(printed, answer) {
      const [one, other] = printed.all('words').map(({ en }) => en)
      return variablePairs.find(pair => pair.one.en === one && pair.other.en === other)?.direction === answer
    },
  }),
})
