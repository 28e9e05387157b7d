import {
  both,
  evaluate,
  type FormMaker,
  itemOf,
  line,
  list,
  option,
  point as pointExpr,
  prose,
  Ratio,
  relation,
  step,
  symbol,
  textList,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { levels } from './levels.ts'
import {
  drawPoints,
  isPlace,
  PLACES,
  placeOf,
  placeStep,
  pointAndPlace,
  type Scale,
  SIGNS_IN,
  shown,
  TURNED_AROUND,
} from './parts.ts'

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  fromSigns: form({
    levels: ['medium'],
    draw: random => ({ place: random.evenly(['second', 'fourth', 'third', 'first']) }),
    answer: option({ first: PLACES.first, second: PLACES.second, third: PLACES.third, fourth: PLACES.fourth }),
    solve: ({ place }) => place,
    ask({ place }) {
      const [sx, sy] = SIGNS_IN[place]
      const [a, b] = [symbol('a'), symbol('b')]
      const [first, second] = [relation(a, sx > 0 ? '>' : '<', 0), relation(b, sy > 0 ? '>' : '<', 0)]
      return {
        en: prose`In which quadrant is the point ${pointExpr(a, b)} if ${first} and ${second}?`,
        es: prose`¿En qué cuadrante está el punto ${pointExpr(a, b)} si ${first} y ${second}?`,
      }
    },
    solution({ place }) {
      const [sx, sy] = SIGNS_IN[place]
      return [
        step(sx > 0 ? words('right', 'a la derecha') : words('left', 'a la izquierda'), because.firstSignTells),
        step(sy > 0 ? words('up', 'arriba') : words('down', 'abajo'), because.secondSignTells),
        placeStep(place),
      ]
    },
    whyWrong: (_, answer) => TURNED_AROUND[answer],
    // A point with such signs is there.
    check(printed, answer) {
      const [x, y] = printed.all('relation').map(({ sign }) => Ratio.of(sign === '>' ? 1 : -1))
      return x !== undefined && y !== undefined && isPlace([x, y], answer)
    },
  }),

  matchQuadrants: form({
    levels: ['easy'],
    kind: 'match',
    instruction: {
      en: prose`In which quadrants do these points lie? Write the quadrants in the order of the points.`,
      es: prose`¿En qué cuadrantes están estos puntos? Escribe los cuadrantes en el orden de los puntos.`,
    },
    draw(random, { scales }) {
      return { points: drawPoints(random, random.evenly<Scale>(scales), 4) }
    },
    answer: textList({
      first: both(line`I`),
      second: both(line`II`),
      third: both(line`III`),
      fourth: both(line`IV`),
    }),
    solve: ({ points }) => points.map(at => placeOf(at)).filter(place => place !== 'xAxis' && place !== 'yAxis'),
    ask: ({ points }) => both(list(...points.map(shown))),
    solution: ({ points }) => points.map(at => pointAndPlace(at, placeOf(at))),
    check(printed, answer) {
      const outer = printed.one('list')
      const points = outer.items.flatMap(item =>
        item.kind === 'list' ? [[evaluate(itemOf(item.items, 0)), evaluate(itemOf(item.items, 1))] as const] : [],
      )
      return answer.length === points.length && points.every((at, i) => isPlace(at, itemOf(answer, i)))
    },
  }),

  matchPlaces: form({
    levels: ['medium'],
    kind: 'match',
    instruction: {
      en: prose`In which quadrant or on which axis does each of these points lie? Answer in the order of the points.`,
      es: prose`¿En qué cuadrante o sobre qué eje está cada uno de estos puntos? Responde en el orden de los puntos.`,
    },
    draw(random, { scales }) {
      // A point on each axis among those of three quadrants.
      const points = drawPoints(random, random.evenly<Scale>(scales), 5)
      const onAxis = points.findIndex(([x, y]) => x === 0 || y === 0)
      const [x, y] = itemOf(points, onAxis)
      const inside = points.toSpliced(onAxis, 1).slice(1)
      return { points: random.shuffle([...inside, [x, y], [y, x]] as const) }
    },
    answer: textList({
      first: both(line`I`),
      second: both(line`II`),
      third: both(line`III`),
      fourth: both(line`IV`),
      xAxis: { en: line`the ${symbol('x')}-axis`, es: line`el eje ${symbol('x')}` },
      yAxis: { en: line`the ${symbol('y')}-axis`, es: line`el eje ${symbol('y')}` },
    }),
    solve: ({ points }) => points.map(at => placeOf(at)),
    ask: ({ points }) => both(list(...points.map(shown))),
    solution: ({ points }) => points.map(at => pointAndPlace(at, placeOf(at))),
    check(printed, answer) {
      const outer = printed.one('list')
      const points = outer.items.flatMap(item =>
        item.kind === 'list' ? [[evaluate(itemOf(item.items, 0)), evaluate(itemOf(item.items, 1))] as const] : [],
      )
      return answer.length === points.length && points.every((at, i) => isPlace(at, itemOf(answer, i)))
    },
  }),
})
