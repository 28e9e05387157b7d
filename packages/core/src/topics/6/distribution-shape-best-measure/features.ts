import {
  type Block,
  type Both,
  dotPlot,
  explained,
  explainedBy,
  line,
  prose,
  type Random,
  type Step,
  words,
} from '../../../author.ts'
import type { Words } from './shapes.ts'

export const featureKinds = ['outlier', 'gap', 'peak', 'cluster'] as const
export type FeatureKind = (typeof featureKinds)[number]

interface FeatureSetting {
  readonly axis: Both<string>
  readonly shown: Words
  readonly from: readonly [least: number, most: number]
}
const SETTINGS: readonly FeatureSetting[] = [
  {
    axis: { en: 'Number of laps', es: 'Número de vueltas' },
    shown: {
      en: line`The dot plot shows how many laps some swimmers swam.`,
      es: line`El diagrama de puntos muestra cuántas vueltas nadaron unos nadadores.`,
    },
    from: [6, 14],
  },
  {
    axis: { en: 'Age in years', es: 'Edad en años' },
    shown: {
      en: line`The dot plot shows the ages of the dancers in a group.`,
      es: line`El diagrama de puntos muestra las edades de los bailarines de un grupo.`,
    },
    from: [8, 12],
  },
  {
    axis: { en: 'Price in dollars', es: 'Precio en dólares' },
    shown: {
      en: line`The dot plot shows the prices of the sandwiches in a restaurant.`,
      es: line`El diagrama de puntos muestra los precios de los sándwiches de un restaurante.`,
    },
    from: [6, 9],
  },
  {
    axis: { en: 'Length in inches', es: 'Longitud en pulgadas' },
    shown: {
      en: line`The dot plot shows the lengths of the fish in a pond.`,
      es: line`El diagrama de puntos muestra la longitud de los peces de un estanque.`,
    },
    from: [9, 14],
  },
  {
    axis: { en: 'Time in seconds', es: 'Tiempo en segundos' },
    shown: {
      en: line`The dot plot shows how many seconds runners took for a short race.`,
      es: line`El diagrama de puntos muestra cuántos segundos tardaron unos corredores en una carrera corta.`,
    },
    from: [13, 16],
  },
  {
    axis: { en: 'Number of emails', es: 'Número de correos' },
    shown: {
      en: line`The dot plot shows how many emails the workers of an office sent on one day.`,
      es: line`El diagrama de puntos muestra cuántos correos enviaron en un día los empleados de una oficina.`,
    },
    from: [10, 20],
  },
  {
    axis: { en: 'Weight in pounds', es: 'Peso en libras' },
    shown: {
      en: line`The dot plot shows the weights of the pumpkins on a farm stand.`,
      es: line`El diagrama de puntos muestra el peso de las calabazas de un puesto.`,
    },
    from: [9, 15],
  },
  {
    axis: { en: 'Number of tickets', es: 'Número de boletos' },
    shown: {
      en: line`The dot plot shows how many raffle tickets the members of a club sold.`,
      es: line`El diagrama de puntos muestra cuántos boletos de rifa vendieron los miembros de un club.`,
    },
    from: [8, 20],
  },
]

/** A cluster with one peak, a gap, and one value beyond it. */
export interface Features {
  readonly kind: FeatureKind
  readonly axis: Both<string>
  readonly shown: Words
  readonly from: number
  readonly counts: readonly number[]
  readonly peak: number
  readonly outlier: number
}
const CLUSTERS: readonly (readonly number[])[] = [
  [2, 3, 5, 2],
  [1, 4, 3, 2, 1],
  [2, 4, 2, 1],
  [1, 2, 4, 3, 1],
  [3, 5, 2, 2],
  [1, 3, 5, 4, 2],
  [2, 3, 4, 2, 1],
]
export function drawnFeatures(random: Random): Features {
  const setting = random.evenly(SETTINGS)
  const kind = random.evenly(featureKinds)
  const cluster = random.pick(CLUSTERS)
  const isLow = random.chance(0.5)
  const counts = isLow ? [...cluster].reverse() : cluster
  const from = random.int(...setting.from)
  const far = random.int(4, 5)
  return {
    kind,
    axis: setting.axis,
    shown: setting.shown,
    from,
    counts,
    peak: from + counts.indexOf(Math.max(...counts)),
    outlier: isLow ? from - far : from + counts.length - 1 + far,
  }
}
const lastOf = ({ from, counts }: Features) => from + counts.length - 1
/** The values at both sides of the gap. */
const gapOf = (drawn: Features): readonly [number, number] =>
  drawn.outlier < drawn.from ? [drawn.outlier, drawn.from] : [lastOf(drawn), drawn.outlier]
export const plotOfFeatures = (drawn: Features) => {
  const { from, counts, outlier, axis } = drawn
  const values = [...counts.flatMap((many, i) => Array.from({ length: many }, () => from + i)), outlier]
  return dotPlot({
    values,
    axis: {
      from: Math.max(0, Math.min(...values) - 1),
      to: Math.max(...values) + 1,
      step: 1,
      name: words(axis.en, axis.es),
    },
  })
}
const said: Readonly<Record<FeatureKind, (a: number, b: number) => Both<Block>>> = {
  outlier: a => ({ en: prose`The value ${a} is an outlier.`, es: prose`El valor ${a} es un valor atípico.` }),
  gap: (a, b) => ({ en: prose`There is a gap between ${a} and ${b}.`, es: prose`Hay una brecha entre ${a} y ${b}.` }),
  peak: a => ({ en: prose`The peak is at ${a}.`, es: prose`El pico está en ${a}.` }),
  cluster: (a, b) => ({
    en: prose`The data cluster from ${a} to ${b}.`,
    es: prose`Los datos se agrupan de ${a} a ${b}.`,
  }),
}
export function saidOf(drawn: Features, kind: FeatureKind): Both<Block> {
  const [low, high] = gapOf(drawn)
  return {
    outlier: () => said.outlier(drawn.outlier, 0),
    gap: () => said.gap(low, high),
    peak: () => said.peak(drawn.peak, 0),
    cluster: () => said.cluster(drawn.from, lastOf(drawn)),
  }[kind]()
}
/** The same said of another place: an end of the cluster, the highest pile, two neighbors, the side without data. */
export function wrongOf(drawn: Features, kind: FeatureKind): Both<Block> {
  const [low, high] = gapOf(drawn)
  const isLow = drawn.outlier < drawn.from
  return {
    outlier: () => said.outlier(drawn.peak, 0),
    gap: () => said.gap(drawn.from, lastOf(drawn)),
    peak: () => said.peak(drawn.outlier, 0),
    cluster: () => (isLow ? said.cluster(low, high) : said.cluster(low, high)),
  }[kind]()
}
const WORDS: Readonly<Record<FeatureKind, Words>> = {
  outlier: {
    en: line`An outlier lies far from all other values.`,
    es: line`Un valor atípico está lejos de todos los demás.`,
  },
  gap: {
    en: line`A gap is a stretch without any dots.`,
    es: line`Una brecha es un tramo sin puntos.`,
  },
  peak: {
    en: line`The peak is where the highest pile of dots stands.`,
    es: line`El pico está donde hay más puntos, uno encima de otro.`,
  },
  cluster: {
    en: line`A cluster is a group of values close together.`,
    es: line`Una agrupación es un grupo de valores cercanos entre sí.`,
  },
}
export function FEATURE_WHY(drawn: Features): readonly Step[] {
  const [low, high] = gapOf(drawn)
  const shown = {
    outlier: words(`outlier: ${drawn.outlier}`, `valor atípico: ${drawn.outlier}`),
    gap: words(`gap: between ${low} and ${high}`, `brecha: entre ${low} y ${high}`),
    peak: words(`peak: ${drawn.peak}`, `pico: ${drawn.peak}`),
    cluster: words(
      `cluster: from ${drawn.from} to ${lastOf(drawn)}`,
      `agrupación: de ${drawn.from} a ${lastOf(drawn)}`,
    ),
  }
  return [
    explainedBy(shown[drawn.kind], WORDS[drawn.kind]),
    explained(
      saidOf(drawn, drawn.kind),
      line`This statement agrees with the dot plot.`,
      line`Esta afirmación concuerda con el diagrama de puntos.`,
    ),
  ]
}
/** What the plot shows at the place that the wrong statement names. */
export function wrongWhy(drawn: Features, kind: FeatureKind): Words {
  const [low, high] = gapOf(drawn)
  const not: Readonly<Record<FeatureKind, Words>> = {
    outlier: {
      en: line`The value ${drawn.peak} is among the others.`,
      es: line`El valor ${drawn.peak} está entre los demás.`,
    },
    gap: {
      en: line`From ${drawn.from} to ${lastOf(drawn)} there are dots.`,
      es: line`De ${drawn.from} a ${lastOf(drawn)} sí hay puntos.`,
    },
    peak: {
      en: line`Above ${drawn.outlier} there is just one dot.`,
      es: line`Sobre el ${drawn.outlier} hay un solo punto.`,
    },
    cluster: {
      en: line`Between ${low} and ${high} there are no dots.`,
      es: line`Entre ${low} y ${high} no hay puntos.`,
    },
  }
  return { en: [...WORDS[kind].en, ' ', ...not[kind].en], es: [...WORDS[kind].es, ' ', ...not[kind].es] }
}
