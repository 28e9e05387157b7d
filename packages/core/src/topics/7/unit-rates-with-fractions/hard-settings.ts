import { line, name } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { distance, made, named, type Setting } from './settings.ts'

const ride = made(
  {
    amount: nouns.mile,
    per: nouns.hour,
    rates: { hard: [8, 16] },
    most: 2.5,
    head: distance('miles', 'millas', 'hours', 'horas'),
  },
  (who, a, u) => ({
    en: line`${name(who)} rides a bike ${a} in ${u}.`,
    es: line`${name(who)} recorre en bicicleta ${a} en ${u}.`,
  }),
)
export const read = made(
  {
    amount: nouns.chapter,
    per: nouns.hour,
    rates: { hard: [0.6, 2] },
    most: 3.5,
    head: named('Chapters', 'Time (hours)', 'Capítulos', 'Tiempo (horas)'),
  },
  (who, a, u) => ({
    en: line`${name(who)} reads ${a} of a novel in ${u}.`,
    es: line`${name(who)} lee ${a} de una novela en ${u}.`,
  }),
)
export const paint = made(
  {
    amount: nouns.wall,
    per: nouns.hour,
    rates: { hard: [0.6, 2] },
    most: 3.5,
    head: named('Walls', 'Time (hours)', 'Paredes', 'Tiempo (horas)'),
  },
  (who, a, u) => ({ en: line`${name(who)} paints ${a} in ${u}.`, es: line`${name(who)} pinta ${a} en ${u}.` }),
)
export const knit = made(
  {
    amount: nouns.foot,
    per: nouns.hour,
    rates: { hard: [0.6, 2] },
    most: 3.5,
    head: named('Length (feet)', 'Time (hours)', 'Longitud (pies)', 'Tiempo (horas)'),
  },
  (who, a, u) => ({
    en: line`${name(who)} knits ${a} of a scarf in ${u}.`,
    es: line`${name(who)} teje ${a} de una bufanda en ${u}.`,
  }),
)
const spring = made(
  {
    amount: nouns.gallon,
    per: nouns.minute,
    rates: { hard: [1.5, 9] },
    most: 3.5,
    head: named('Water (gallons)', 'Time (minutes)', 'Agua (galones)', 'Tiempo (minutos)'),
  },
  (_, a, u) => ({ en: line`A spring gives ${a} of water in ${u}.`, es: line`Un manantial da ${a} de agua en ${u}.` }),
)
const cable = made(
  {
    amount: nouns.yard,
    per: nouns.hour,
    rates: { hard: [4, 10] },
    most: 3.5,
    head: named('Cable (yards)', 'Time (hours)', 'Cable (yardas)', 'Tiempo (horas)'),
  },
  (_, a, u) => ({
    en: line`A crew lays ${a} of cable in ${u}.`,
    es: line`Una cuadrilla tiende ${a} de cable en ${u}.`,
  }),
)
const ferry = made(
  {
    amount: nouns.gallon,
    per: nouns.hour,
    rates: { hard: [4, 12] },
    most: 3.5,
    head: named('Fuel (gallons)', 'Time (hours)', 'Combustible (galones)', 'Tiempo (horas)'),
  },
  (_, a, u) => ({
    en: line`A ferry burns ${a} of fuel in ${u}.`,
    es: line`Un transbordador consume ${a} de combustible en ${u}.`,
  }),
)
const chain = made(
  {
    amount: nouns.pound,
    per: nouns.foot,
    rates: { hard: [1.2, 8] },
    most: 3.5,
    head: named(
      'Weight of the chain (pounds)',
      'Length of the chain (feet)',
      'Peso de la cadena (libras)',
      'Longitud de la cadena (pies)',
    ),
  },
  (_, a, u) => ({
    en: line`A chain with a length of ${u} weighs ${a}.`,
    es: line`Una cadena con una longitud de ${u} pesa ${a}.`,
  }),
)
const oats = made(
  {
    amount: nouns.cup,
    per: nouns.pound,
    rates: { hard: [1.2, 4] },
    most: 3.5,
    head: named('Oats (cups)', 'Granola (pounds)', 'Avena (tazas)', 'Granola (libras)'),
  },
  (_, a, u) => ({
    en: line`A recipe uses ${a} of oats for ${u} of granola.`,
    es: line`Una receta lleva ${a} de avena para ${u} de granola.`,
  }),
)
const sloth = made(
  {
    amount: nouns.foot,
    per: nouns.minute,
    rates: { hard: [4, 12] },
    most: 2.5,
    head: named('Distance (feet)', 'Time (minutes)', 'Distancia (pies)', 'Tiempo (minutos)'),
  },
  (_, a, u) => ({ en: line`A sloth climbs ${a} in ${u}.`, es: line`Un perezoso sube ${a} en ${u}.` }),
)
const milk = made(
  {
    amount: nouns.gallon,
    per: nouns.pound,
    rates: { hard: [1.1, 2] },
    most: 3.5,
    head: named('Milk (gallons)', 'Cheese (pounds)', 'Leche (galones)', 'Queso (libras)'),
  },
  (_, a, u) => ({
    en: line`A dairy uses ${a} of milk for ${u} of cheese.`,
    es: line`Una lechería usa ${a} de leche para ${u} de queso.`,
  }),
)
const clover = made(
  {
    amount: nouns.pound,
    per: nouns.acre,
    rates: { hard: [2, 10] },
    most: 3.5,
    head: named('Seed (pounds)', 'Land (acres)', 'Semilla (libras)', 'Terreno (acres)'),
  },
  (_, a, u) => ({
    en: line`A farmer sows ${a} of clover seed on ${u} of land.`,
    es: line`Un agricultor siembra ${a} de semilla de trébol en ${u} de terreno.`,
  }),
)
const canoe = made(
  {
    amount: nouns.mile,
    per: nouns.hour,
    rates: { hard: [2, 5] },
    most: 2.5,
    head: named('Distance (miles)', 'Time (hours)', 'Distancia (millas)', 'Tiempo (horas)'),
  },
  (who, a, u) => ({
    en: line`${name(who)} paddles a canoe ${a} in ${u}.`,
    es: line`${name(who)} rema ${a} en canoa en ${u}.`,
  }),
)
const skate = made(
  {
    amount: nouns.mile,
    per: nouns.hour,
    rates: { hard: [6, 11] },
    most: 2.5,
    head: named('Distance (miles)', 'Time (hours)', 'Distancia (millas)', 'Tiempo (horas)'),
  },
  (who, a, u) => ({ en: line`${name(who)} skates ${a} in ${u}.`, es: line`${name(who)} patina ${a} en ${u}.` }),
)
const horse = made(
  {
    amount: nouns.mile,
    per: nouns.hour,
    rates: { hard: [5, 9] },
    most: 2.5,
    head: named('Distance (miles)', 'Time (hours)', 'Distancia (millas)', 'Tiempo (horas)'),
  },
  (who, a, u) => ({
    en: line`${name(who)} rides a horse ${a} in ${u}.`,
    es: line`${name(who)} recorre a caballo ${a} en ${u}.`,
  }),
)
export const dig = made(
  {
    amount: nouns.foot,
    per: nouns.hour,
    rates: { hard: [2, 8] },
    most: 3.5,
    head: named('Ditch (feet)', 'Time (hours)', 'Zanja (pies)', 'Tiempo (horas)'),
  },
  (who, a, u) => ({
    en: line`${name(who)} digs ${a} of a ditch in ${u}.`,
    es: line`${name(who)} cava ${a} de una zanja en ${u}.`,
  }),
)
export const shovel = made(
  {
    amount: nouns.yard,
    per: nouns.hour,
    rates: { hard: [4, 10] },
    most: 3.5,
    head: named('Sidewalk (yards)', 'Time (hours)', 'Acera (yardas)', 'Tiempo (horas)'),
  },
  (who, a, u) => ({
    en: line`${name(who)} clears ${a} of sidewalk in ${u}.`,
    es: line`${name(who)} despeja ${a} de acera en ${u}.`,
  }),
)

export const hardSettings: readonly Setting[] = [oats, spring, chain, sloth, milk, cable, clover, ferry]
export const timedSettings: readonly Setting[] = [canoe, horse, skate, ride]
