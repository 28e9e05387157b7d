import { type Both, type Inline, line, type Noun, type Quantity, type Term } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

type Sentence = Both<readonly Inline[]>

/** A rectangle whose area and length are told: the width is asked. */
interface Rectangle {
  readonly noun: Noun
  readonly area: Noun
  /** Its sides, in its unit. */
  readonly least: number
  readonly most: number
  readonly tell: (area: Term, length: Term) => Sentence
  readonly ends: (found: Quantity) => Sentence
}

export const rectangles: readonly Rectangle[] = [
  {
    noun: nouns.yard,
    area: nouns.squareYard,
    least: 1,
    most: 6,
    tell: (area, length) => ({
      en: line`A rectangular garden has an area of ${area}. It is ${length} long. How many yards wide is it?`,
      es: line`Un jardín rectangular tiene un área de ${area}. Mide ${length} de largo. ¿Cuántas yardas mide de ancho?`,
    }),
    ends: found => ({ en: line`The garden is ${found} wide.`, es: line`El jardín mide ${found} de ancho.` }),
  },
  {
    noun: nouns.foot,
    area: nouns.squareFoot,
    least: 1,
    most: 5,
    tell: (area, length) => ({
      en: line`A rectangular tabletop has an area of ${area}. It is ${length} long. How many feet wide is it?`,
      es: line`La superficie rectangular de una mesa tiene un área de ${area}. Mide ${length} de largo. ¿Cuántos pies mide de ancho?`,
    }),
    ends: found => ({ en: line`The tabletop is ${found} wide.`, es: line`La mesa mide ${found} de ancho.` }),
  },
  {
    noun: nouns.mile,
    area: nouns.squareMile,
    least: 1,
    most: 4,
    tell: (area, length) => ({
      en: line`A rectangular nature park has an area of ${area}. It is ${length} long. How many miles wide is it?`,
      es: line`Un parque natural rectangular tiene un área de ${area}. Mide ${length} de largo. ¿Cuántas millas mide de ancho?`,
    }),
    ends: found => ({ en: line`The park is ${found} wide.`, es: line`El parque mide ${found} de ancho.` }),
  },
  {
    noun: nouns.inch,
    area: nouns.squareInch,
    least: 2,
    most: 7,
    tell: (area, length) => ({
      en: line`A rectangular photo has an area of ${area}. It is ${length} long. How many inches wide is it?`,
      es: line`Una foto rectangular tiene un área de ${area}. Mide ${length} de largo. ¿Cuántas pulgadas mide de ancho?`,
    }),
    ends: found => ({ en: line`The photo is ${found} wide.`, es: line`La foto mide ${found} de ancho.` }),
  },
  {
    noun: nouns.meter,
    area: nouns.squareMeter,
    least: 2,
    most: 6,
    tell: (area, length) => ({
      en: line`A rectangular stage has an area of ${area}. It is ${length} long. How many meters wide is it?`,
      es: line`Un escenario rectangular tiene un área de ${area}. Mide ${length} de largo. ¿Cuántos metros mide de ancho?`,
    }),
    ends: found => ({ en: line`The stage is ${found} wide.`, es: line`El escenario mide ${found} de ancho.` }),
  },
  {
    noun: nouns.foot,
    area: nouns.squareFoot,
    least: 2,
    most: 7,
    tell: (area, length) => ({
      en: line`A rectangular rug covers an area of ${area}. It is ${length} long. How many feet wide is it?`,
      es: line`Una alfombra rectangular cubre un área de ${area}. Mide ${length} de largo. ¿Cuántos pies mide de ancho?`,
    }),
    ends: found => ({ en: line`The rug is ${found} wide.`, es: line`La alfombra mide ${found} de ancho.` }),
  },
]
