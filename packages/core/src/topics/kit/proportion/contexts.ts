import {
  type Both,
  count,
  decimal,
  type Expr,
  expr,
  type Inline,
  line,
  money,
  type Noun,
  noun,
  type Quantity,
  Ratio,
  type Term,
  words,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

type Words = Both<readonly Inline[]>
type Named = Both<string>

/** Two quantities of which one is always the same multiple of the other. */
export interface Context {
  readonly x: Noun
  readonly y: Noun
  /** Dollars per pound. */
  readonly rate: Noun
  /** "Apples (pounds)". */
  readonly xHead: Named
  readonly yHead: Named
  /** "the number of pounds of apples", with its article. */
  readonly xName: Named
  readonly yName: Named
  readonly intro: Words
  /** "At a market, 3 pounds of apples cost $7.50"; `ends` says it of the market that the intro names. */
  readonly tell: (x: Term, y: Term | Expr) => Words
  readonly ends: (x: Term, y: Term | Expr) => Words
  /** Likely whole numbers of y for 1 of x, and likely others. */
  readonly whole: readonly [least: number, most: number]
  readonly parts: readonly Ratio[]
  /** The greatest likely number of x. */
  readonly most: number
}
export const both = (en: string, es: string): Named => ({ en, es })
const rateOf = (y: Noun, x: Noun): Noun =>
  noun(
    `${y.en[0]} per ${x.en[0]}`,
    `${y.en[1]} per ${x.en[0]}`,
    `${y.es[0]} por ${x.es[0]}`,
    `${y.es[1]} por ${x.es[0]}`,
    y.gender,
  )
export const of = (context: Omit<Context, 'rate' | 'parts'> & { readonly parts: readonly number[] }): Context => ({
  ...context,
  rate: rateOf(context.y, context.x),
  parts: context.parts.map(part => Ratio.of(part, 100)),
})

export const contexts: readonly Context[] = [
  of({
    x: nouns.pound,
    y: nouns.dollar,
    xHead: both('Apples (pounds)', 'Manzanas (libras)'),
    yHead: both('Cost (dollars)', 'Costo (dólares)'),
    xName: both('the number of pounds of apples', 'el número de libras de manzanas'),
    yName: both('the cost in dollars', 'el costo en dólares'),
    intro: { en: line`A market sells apples by the pound.`, es: line`Un mercado vende manzanas por libra.` },
    tell: (x, y) => ({
      en: line`At a market, ${x} of apples cost ${y}.`,
      es: line`En un mercado, ${x} de manzanas cuestan ${y}.`,
    }),
    ends: (x, y) => ({
      en: line`At the market, ${x} of apples cost ${y}.`,
      es: line`En el mercado, ${x} de manzanas cuestan ${y}.`,
    }),
    whole: [2, 4],
    parts: [150, 250, 125, 225, 175],
    most: 10,
  }),
  of({
    x: nouns.minute,
    y: nouns.gallon,
    xHead: both('Time (minutes)', 'Tiempo (minutos)'),
    yHead: both('Water (gallons)', 'Agua (galones)'),
    xName: both('the number of minutes', 'el número de minutos'),
    yName: both('the number of gallons of water', 'el número de galones de agua'),
    intro: {
      en: line`A pump fills a pool at a steady rate.`,
      es: line`Una bomba llena una piscina a un ritmo constante.`,
    },
    tell: (x, y) => ({
      en: line`In ${x}, a pump puts ${y} of water into a pool.`,
      es: line`En ${x}, una bomba echa ${y} de agua en una piscina.`,
    }),
    ends: (x, y) => ({
      en: line`In ${x}, the pump puts ${y} of water into the pool.`,
      es: line`En ${x}, la bomba echa ${y} de agua en la piscina.`,
    }),
    whole: [3, 12],
    parts: [250, 350, 450, 750, 550],
    most: 30,
  }),
  of({
    x: nouns.hour,
    y: nouns.mile,
    xHead: both('Time (hours)', 'Tiempo (horas)'),
    yHead: both('Distance (miles)', 'Distancia (millas)'),
    xName: both('the number of hours', 'el número de horas'),
    yName: both('the distance in miles', 'la distancia en millas'),
    intro: {
      en: line`A group hikes at a constant speed.`,
      es: line`Un grupo hace una caminata a rapidez constante.`,
    },
    tell: (x, y) => ({
      en: line`A group hikes ${y} in ${x}.`,
      es: line`Un grupo de excursionistas camina ${y} en ${x}.`,
    }),
    ends: (x, y) => ({
      en: line`The group hikes ${y} in ${x}.`,
      es: line`El grupo de excursionistas camina ${y} en ${x}.`,
    }),
    whole: [2, 4],
    parts: [250, 150, 350, 225, 175],
    most: 8,
  }),
  of({
    x: nouns.ticket,
    y: nouns.dollar,
    xHead: both('Tickets', 'Boletos'),
    yHead: both('Cost (dollars)', 'Costo (dólares)'),
    xName: both('the number of tickets', 'el número de boletos'),
    yName: both('the cost in dollars', 'el costo en dólares'),
    intro: {
      en: line`All tickets for the school play have the same price.`,
      es: line`Todos los boletos para la obra escolar tienen el mismo precio.`,
    },
    tell: (x, y) => ({
      en: line`For a school play, ${x} cost ${y}.`,
      es: line`Para una obra escolar, ${x} cuestan ${y}.`,
    }),
    ends: (x, y) => ({
      en: line`For the school play, ${x} cost ${y}.`,
      es: line`Para la obra escolar, ${x} cuestan ${y}.`,
    }),
    whole: [3, 12],
    parts: [450, 650, 750, 550, 350],
    most: 20,
  }),
  of({
    x: nouns.foot,
    y: nouns.dollar,
    xHead: both('Rope (feet)', 'Cuerda (pies)'),
    yHead: both('Cost (dollars)', 'Costo (dólares)'),
    xName: both('the length of the rope in feet', 'la longitud de la cuerda en pies'),
    yName: both('the cost in dollars', 'el costo en dólares'),
    intro: { en: line`A store sells rope by the foot.`, es: line`Una tienda vende cuerda por pie.` },
    tell: (x, y) => ({
      en: line`At a store, ${x} of rope cost ${y}.`,
      es: line`En una tienda, ${x} de cuerda cuestan ${y}.`,
    }),
    ends: (x, y) => ({
      en: line`At the store, ${x} of rope cost ${y}.`,
      es: line`En la tienda, ${x} de cuerda cuestan ${y}.`,
    }),
    whole: [2, 3],
    parts: [75, 50, 125, 150, 80],
    most: 30,
  }),
  of({
    x: nouns.minute,
    y: nouns.page,
    xHead: both('Time (minutes)', 'Tiempo (minutos)'),
    yHead: both('Pages', 'Páginas'),
    xName: both('the number of minutes', 'el número de minutos'),
    yName: both('the number of pages', 'el número de páginas'),
    intro: {
      en: line`A printer prints pages at a steady rate.`,
      es: line`Una impresora imprime páginas a un ritmo constante.`,
    },
    tell: (x, y) => ({ en: line`A printer prints ${y} in ${x}.`, es: line`Una impresora imprime ${y} en ${x}.` }),
    ends: (x, y) => ({ en: line`The printer prints ${y} in ${x}.`, es: line`La impresora imprime ${y} en ${x}.` }),
    whole: [6, 12],
    parts: [750, 1250, 850, 650, 1050],
    most: 20,
  }),
  of({
    x: noun('batch', 'batches', 'tanda', 'tandas', 'f'),
    y: nouns.cup,
    xHead: both('Batches', 'Tandas'),
    yHead: both('Flour (cups)', 'Harina (tazas)'),
    xName: both('the number of batches', 'el número de tandas'),
    yName: both('the number of cups of flour', 'el número de tazas de harina'),
    intro: {
      en: line`A bakery uses the same amount of flour for each batch of muffins.`,
      es: line`Una panadería usa la misma cantidad de harina en cada tanda de muffins.`,
    },
    tell: (x, y) => ({
      en: line`A bakery uses ${y} of flour for ${x} of muffins.`,
      es: line`Una panadería usa ${y} de harina para ${x} de muffins.`,
    }),
    ends: (x, y) => ({
      en: line`The bakery uses ${y} of flour for ${x} of muffins.`,
      es: line`La panadería usa ${y} de harina para ${x} de muffins.`,
    }),
    whole: [2, 4],
    parts: [150, 250, 225, 175, 275],
    most: 14,
  }),
  of({
    x: nouns.hour,
    y: nouns.dollar,
    xHead: both('Time (hours)', 'Tiempo (horas)'),
    yHead: both('Pay (dollars)', 'Pago (dólares)'),
    xName: both('the number of hours of work', 'el número de horas de trabajo'),
    yName: both('the pay in dollars', 'el pago en dólares'),
    intro: {
      en: line`A gardener is paid by the hour.`,
      es: line`A un jardinero le pagan por hora.`,
    },
    tell: (x, y) => ({
      en: line`A gardener earns ${y} for ${x} of work.`,
      es: line`Un jardinero gana ${y} por ${x} de trabajo.`,
    }),
    ends: (x, y) => ({
      en: line`The gardener earns ${y} for ${x} of work.`,
      es: line`El jardinero gana ${y} por ${x} de trabajo.`,
    }),
    whole: [12, 18],
    parts: [1250, 1450, 1650, 1550, 1750],
    most: 10,
  }),
  of({
    x: nouns.lap,
    y: nouns.minute,
    xHead: both('Laps', 'Vueltas'),
    yHead: both('Time (minutes)', 'Tiempo (minutos)'),
    xName: both('the number of laps', 'el número de vueltas'),
    yName: both('the number of minutes', 'el número de minutos'),
    intro: {
      en: line`A runner takes the same time for each lap.`,
      es: line`Una corredora tarda lo mismo en cada vuelta.`,
    },
    tell: (x, y) => ({ en: line`A runner takes ${y} for ${x}.`, es: line`Una corredora tarda ${y} en dar ${x}.` }),
    ends: (x, y) => ({ en: line`The runner takes ${y} for ${x}.`, es: line`La corredora tarda ${y} en dar ${x}.` }),
    whole: [2, 3],
    parts: [150, 250, 175, 225, 125],
    most: 16,
  }),
  of({
    x: nouns.yard,
    y: nouns.dollar,
    xHead: both('Fabric (yards)', 'Tela (yardas)'),
    yHead: both('Cost (dollars)', 'Costo (dólares)'),
    xName: both('the number of yards of fabric', 'el número de yardas de tela'),
    yName: both('the cost in dollars', 'el costo en dólares'),
    intro: { en: line`A shop sells fabric by the yard.`, es: line`Una tienda vende tela por yarda.` },
    tell: (x, y) => ({
      en: line`At a shop, ${x} of fabric cost ${y}.`,
      es: line`En una tienda, ${x} de tela cuestan ${y}.`,
    }),
    ends: (x, y) => ({
      en: line`At the shop, ${x} of fabric cost ${y}.`,
      es: line`En la tienda, ${x} de tela cuestan ${y}.`,
    }),
    whole: [4, 9],
    parts: [450, 550, 650, 750, 850],
    most: 12,
  }),
  of({
    x: nouns.bottle,
    y: nouns.liter,
    xHead: both('Bottles', 'Botellas'),
    yHead: both('Juice (liters)', 'Jugo (litros)'),
    xName: both('the number of bottles', 'el número de botellas'),
    yName: both('the number of liters of juice', 'el número de litros de jugo'),
    intro: {
      en: line`All bottles of one brand of juice hold the same amount.`,
      es: line`Todas las botellas de una marca de jugo contienen la misma cantidad.`,
    },
    tell: (x, y) => ({ en: line`There are ${y} of juice in ${x}.`, es: line`En ${x} hay ${y} de jugo.` }),
    ends: (x, y) => ({ en: line`There are ${y} of juice in ${x}.`, es: line`En ${x} hay ${y} de jugo.` }),
    whole: [2, 3],
    parts: [150, 75, 50, 125, 250],
    most: 20,
  }),
  of({
    x: nouns.hour,
    y: nouns.inch,
    xHead: both('Time (hours)', 'Tiempo (horas)'),
    yHead: both('Snow (inches)', 'Nieve (pulgadas)'),
    xName: both('the number of hours of snowfall', 'el número de horas de nevada'),
    yName: both('the depth of the new snow in inches', 'la altura de la nieve nueva en pulgadas'),
    intro: {
      en: line`During a storm, snow falls at a steady rate.`,
      es: line`Durante una tormenta nieva a un ritmo constante.`,
    },
    tell: (x, y) => ({
      en: line`During a storm, it snows ${y} in ${x}.`,
      es: line`Una tormenta deja ${y} de nieve en ${x}.`,
    }),
    ends: (x, y) => ({
      en: line`During the storm, it snows ${y} in ${x}.`,
      es: line`La tormenta deja ${y} de nieve en ${x}.`,
    }),
    whole: [2, 3],
    parts: [50, 75, 150, 125, 250],
    most: 12,
  }),
]

/** Of which parts make sense too: half a gallon, and no half page. */
export const measured: readonly Context[] = contexts.filter(({ y }) => y !== nouns.page)

/** Told in words or a table; those beside them are shown in graphs, so that a sheet has none twice. */
export const toldOnes: readonly Context[] = measured.filter(
  ({ y }) => y === nouns.dollar || y === nouns.cup || y === nouns.liter,
)
export const shownOnes: readonly number[] = contexts.flatMap((context, i) =>
  measured.includes(context) && !toldOnes.includes(context) ? [i] : [],
)

export const isMoney = ({ y }: Context) => y === nouns.dollar
/** 7.5, and 7.50 where it is money. */
export const numberOf = (value: Ratio, asMoney = false): Expr =>
  value.isInteger ? expr(value) : decimal(value, asMoney ? 2 : 0)
/** A row of amounts; with cents for all of them where one has cents. */
export const yNumbers = (context: Context, values: readonly Ratio[]): readonly Expr[] => {
  const inCents = isMoney(context) && values.some(value => !value.isInteger)
  return values.map(value => (inCents ? decimal(value, 2) : yNumber(context, value)))
}
export const yNumber = (context: Context, value: Ratio): Expr => numberOf(value, isMoney(context))
export const xAmount = ({ x }: Context, value: Ratio | number): Quantity => count(numberOf(Ratio.from(value)), x)
/** $7.50, 7.5 miles. */
export const yAmount = (context: Context, value: Ratio | number): Quantity | Expr =>
  isMoney(context)
    ? money(Math.round(Ratio.from(value).toNumber() * 100))
    : count(numberOf(Ratio.from(value)), context.y)
export const heads = ({ xHead, yHead }: Pick<Context, 'xHead' | 'yHead'>): readonly [Expr, Expr] => [
  words(xHead.en, xHead.es),
  words(yHead.en, yHead.es),
]
/** $2.50 per pound is 2.50 dollars per pound. */
export const rateAmount = (context: Context, value: Ratio): Quantity => count(yNumber(context, value), context.rate)
