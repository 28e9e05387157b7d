import { type Both, equation, line, measure, prose, type Term } from '../../../author.ts'
import type { Ends, Range, Told } from './settings.ts'

/** 1,000 cm³ = 1 L, as a pupil is told. */
const LITER = equation(measure(1000, 'cubic-centimeter'), measure(1, 'liter'))

/** A box in centimeters that is filled up to some way below its rim. */
export interface Tank {
  readonly long: Range
  readonly wide: Range
  readonly tall: Range
  readonly free: Range
  /** "water", and "del agua". */
  readonly what: Both<string>
  readonly ask: (long: Term, wide: Term, tall: Term, free: Term) => Told
  readonly ends: Ends
}
export const tanks: readonly Tank[] = [
  {
    long: [60, 120],
    wide: [30, 45],
    tall: [40, 50],
    free: [4, 9],
    what: { en: 'water', es: 'del agua' },
    ask: (l, w, h, f) => ({
      en: prose`The inside of a fish tank is ${l} long, ${w} wide, and ${h} high. The water reaches up to ${f} below the rim. How many liters of water are in the tank? Use ${LITER}.`,
      es: prose`Una pecera mide por dentro ${l} de largo, ${w} de ancho y ${h} de alto. El agua llega hasta ${f} debajo del borde. ¿Cuántos litros de agua hay en la pecera? Usa ${LITER}.`,
    }),
    ends: v => ({ en: line`There are ${v} of water in the tank.`, es: line`En la pecera hay ${v} de agua.` }),
  },
  {
    long: [80, 120],
    wide: [30, 40],
    tall: [30, 40],
    free: [3, 7],
    what: { en: 'soil', es: 'de la tierra' },
    ask: (l, w, h, f) => ({
      en: prose`The inside of a planter is ${l} long, ${w} wide, and ${h} high. It is filled with soil up to ${f} below the rim. How many liters of soil are in it? Use ${LITER}.`,
      es: prose`Una jardinera mide por dentro ${l} de largo, ${w} de ancho y ${h} de alto. Está llena de tierra hasta ${f} debajo del borde. ¿Cuántos litros de tierra hay en ella? Usa ${LITER}.`,
    }),
    ends: v => ({ en: line`There are ${v} of soil in the planter.`, es: line`En la jardinera hay ${v} de tierra.` }),
  },
  {
    long: [30, 40],
    wide: [20, 30],
    tall: [20, 28],
    free: [2, 5],
    what: { en: 'ice water', es: 'del agua con hielo' },
    ask: (l, w, h, f) => ({
      en: prose`The inside of a cooler is ${l} long, ${w} wide, and ${h} high. Ice water stands ${f} below the rim. How many liters of ice water are in the cooler? Use ${LITER}.`,
      es: prose`Una hielera mide por dentro ${l} de largo, ${w} de ancho y ${h} de alto. El agua con hielo está ${f} debajo del borde. ¿Cuántos litros de agua con hielo hay en la hielera? Usa ${LITER}.`,
    }),
    ends: v => ({
      en: line`There are ${v} of ice water in the cooler.`,
      es: line`En la hielera hay ${v} de agua con hielo.`,
    }),
  },
  {
    long: [100, 120],
    wide: [40, 50],
    tall: [40, 50],
    free: [5, 12],
    what: { en: 'water', es: 'del agua' },
    ask: (l, w, h, f) => ({
      en: prose`The inside of a horse trough is ${l} long, ${w} wide, and ${h} high. The water stands ${f} below the rim. How many liters of water does the trough hold now? Use ${LITER}.`,
      es: prose`Un bebedero para caballos mide por dentro ${l} de largo, ${w} de ancho y ${h} de alto. El agua está ${f} debajo del borde. ¿Cuántos litros de agua hay ahora en el bebedero? Usa ${LITER}.`,
    }),
    ends: v => ({ en: line`The trough now holds ${v} of water.`, es: line`En el bebedero hay ahora ${v} de agua.` }),
  },
  {
    long: [30, 40],
    wide: [20, 25],
    tall: [8, 12],
    free: [1, 3],
    what: { en: 'batter', es: 'de la masa' },
    ask: (l, w, h, f) => ({
      en: prose`The inside of a baking pan is ${l} long, ${w} wide, and ${h} high. It is filled with batter up to ${f} below the rim. How many liters of batter are in it? Use ${LITER}.`,
      es: prose`Un molde para hornear mide por dentro ${l} de largo, ${w} de ancho y ${h} de alto. Está lleno de masa hasta ${f} debajo del borde. ¿Cuántos litros de masa hay en él? Usa ${LITER}.`,
    }),
    ends: v => ({ en: line`There are ${v} of batter in the pan.`, es: line`En el molde hay ${v} de masa.` }),
  },
  {
    long: [90, 120],
    wide: [60, 80],
    tall: [60, 80],
    free: [10, 20],
    what: { en: 'water', es: 'del agua' },
    ask: (l, w, h, f) => ({
      en: prose`The inside of a rain tank is ${l} long, ${w} wide, and ${h} high. After a storm, the water stands ${f} below the rim. How many liters of water are in the tank? Use ${LITER}.`,
      es: prose`Un tanque para agua de lluvia mide por dentro ${l} de largo, ${w} de ancho y ${h} de alto. Después de una tormenta, el agua está ${f} debajo del borde. ¿Cuántos litros de agua hay en el tanque? Usa ${LITER}.`,
    }),
    ends: v => ({ en: line`There are ${v} of water in the tank.`, es: line`En el tanque hay ${v} de agua.` }),
  },
  {
    long: [40, 60],
    wide: [30, 45],
    tall: [14, 20],
    free: [2, 5],
    what: { en: 'dishwater', es: 'del agua' },
    ask: (l, w, h, f) => ({
      en: prose`The inside of a sink is ${l} long, ${w} wide, and ${h} deep. The dishwater stands ${f} below the rim. How many liters of water are in the sink? Use ${LITER}.`,
      es: prose`Un fregadero mide por dentro ${l} de largo, ${w} de ancho y ${h} de profundidad. El agua está ${f} debajo del borde. ¿Cuántos litros de agua hay en el fregadero? Usa ${LITER}.`,
    }),
    ends: v => ({ en: line`There are ${v} of water in the sink.`, es: line`En el fregadero hay ${v} de agua.` }),
  },
  {
    long: [40, 60],
    wide: [30, 40],
    tall: [30, 40],
    free: [4, 8],
    what: { en: 'dog food', es: 'del alimento' },
    ask: (l, w, h, f) => ({
      en: prose`The inside of a storage bin is ${l} long, ${w} wide, and ${h} high. It is filled with dog food up to ${f} below the rim. How many liters of dog food are in the bin? Use ${LITER}.`,
      es: prose`Un recipiente mide por dentro ${l} de largo, ${w} de ancho y ${h} de alto. Está lleno de alimento para perros hasta ${f} debajo del borde. ¿Cuántos litros de alimento hay en el recipiente? Usa ${LITER}.`,
    }),
    ends: v => ({ en: line`There are ${v} of dog food in the bin.`, es: line`En el recipiente hay ${v} de alimento.` }),
  },
]
