import type { Both } from '../../../author.ts'

/** The right words first, then two that do not fit the study. */
export type Three = readonly [right: Both<string>, spare: Both<string>, spare: Both<string>]

/** A short description of a study, what can be said of it, and the question it answers. */
export interface Study {
  readonly story: Both<string>
  /** Whom or what the question asks about. */
  readonly population: Three
  /** What is measured of each. */
  readonly attribute: Three
  readonly method: Three
  readonly unit: Three
  /** What the numbers tell, and how they are found. */
  readonly shows: Both<string>
  readonly does: Both<string>
  readonly questions: {
    readonly right: Both<string>
    readonly otherGroup: Both<string>
    readonly otherAttribute: Both<string>
    readonly single: Both<string>
  }
}

export const q = (en: string, es: string): Both<string> => ({ en, es })

/** Ways to measure, with their units, for the studies to share. */
export const METHOD = {
  tape: q('with a measuring tape', 'con una cinta métrica'),
  ruler: q('with a ruler', 'con una regla'),
  stopwatch: q('with a stopwatch', 'con un cronómetro'),
  scale: q('with a scale', 'con una báscula'),
  thermometer: q('with a thermometer', 'con un termómetro'),
  counting: q('by counting', 'contando'),
  survey: q('with a survey', 'con una encuesta'),
  band: q('with a fitness band', 'con una pulsera de actividad'),
  gauge: q('with a rain gauge', 'con un pluviómetro'),
  cup: q('with a measuring cup', 'con una taza medidora'),
  tags: q('by reading the price tags', 'leyendo las etiquetas de precio'),
  odometer: q('by reading the car’s trip odometer', 'leyendo el odómetro parcial del carro'),
} as const

export const UNIT = {
  inches: q('inches', 'pulgadas'),
  feet: q('feet', 'pies'),
  miles: q('miles', 'millas'),
  centimeters: q('centimeters', 'centímetros'),
  millimeters: q('millimeters', 'milímetros'),
  seconds: q('seconds', 'segundos'),
  minutes: q('minutes', 'minutos'),
  hours: q('hours', 'horas'),
  years: q('years', 'años'),
  grams: q('grams', 'gramos'),
  pounds: q('pounds', 'libras'),
  milliliters: q('milliliters', 'mililitros'),
  celsius: q('degrees Celsius', 'grados Celsius'),
  fahrenheit: q('degrees Fahrenheit', 'grados Fahrenheit'),
  dollars: q('dollars', 'dólares'),
  steps: q('steps', 'pasos'),
} as const
