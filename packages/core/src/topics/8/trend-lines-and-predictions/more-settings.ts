import { noun } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { counted, measured, type Setting } from './things.ts'

const item = noun('item', 'items', 'artículo', 'artículos', 'm')
const crunch = noun('crunch', 'crunches', 'abdominal', 'abdominales', 'm')

export const moreSettings: readonly Setting[] = [
  {
    who: { en: 'several packages', es: 'varios paquetes' },
    x: measured({
      noun: nouns.pound,
      en: 'weight',
      es: 'peso',
      title: { en: 'Weight (pounds)', es: 'Peso (libras)' },
      each: { en: 'additional pound', es: 'libra adicional' },
      scale: { to: 20, step: 2, grain: 1 },
    }),
    y: measured({
      noun: nouns.dollar,
      en: 'shipping cost',
      es: 'costo de envío',
      title: { en: 'Shipping cost ($)', es: 'Costo de envío ($)' },
      each: { en: 'additional dollar', es: 'dólar adicional' },
      scale: { to: 40, step: 5, grain: 1 },
    }),
    slopes: [1.25, 1.5],
    starts: [4, 10, 0.5],
    tooFar: {
      en: 'very heavy packages may have other prices',
      es: 'los paquetes muy pesados pueden tener otros precios',
    },
  },
  {
    who: { en: 'the runners of a club', es: 'los corredores de un club' },
    x: measured({
      noun: nouns.week,
      en: 'training time',
      es: 'tiempo de entrenamiento',
      title: { en: 'Training time (weeks)', es: 'Tiempo de entrenamiento (semanas)' },
      each: { en: 'additional week of training', es: 'semana adicional de entrenamiento' },
      scale: { to: 12, step: 1, grain: 1 },
    }),
    y: measured({
      noun: nouns.minute,
      en: 'race time',
      es: 'tiempo de carrera',
      title: { en: 'Race time (minutes)', es: 'Tiempo de carrera (minutos)' },
      each: { en: 'additional minute', es: 'minuto adicional' },
      scale: { from: 20, to: 40, step: 2, grain: 0.5 },
    }),
    slopes: [-0.5, -0.75, -0.8],
    starts: [31, 38, 0.5],
    tooFar: { en: 'nobody gets faster and faster like this', es: 'nadie sigue mejorando así' },
  },
  {
    who: { en: 'several puppies of one breed', es: 'varios cachorros de una misma raza' },
    x: measured({
      noun: nouns.week,
      en: 'age',
      es: 'edad',
      gender: 'f',
      title: { en: 'Age (weeks)', es: 'Edad (semanas)' },
      each: { en: 'additional week of age', es: 'semana adicional de edad' },
      scale: { to: 20, step: 2, grain: 1 },
    }),
    y: measured({
      noun: nouns.pound,
      en: 'weight',
      es: 'peso',
      title: { en: 'Weight (pounds)', es: 'Peso (libras)' },
      each: { en: 'additional pound', es: 'libra adicional' },
      scale: { to: 30, step: 2, grain: 0.5 },
    }),
    slopes: [0.75, 1.25],
    starts: [1, 2, 0.5],
    tooFar: { en: 'a grown dog stops gaining weight like this', es: 'un perro adulto deja de aumentar de peso así' },
  },
  {
    who: { en: 'several phones of one model', es: 'varios teléfonos de un mismo modelo' },
    x: measured({
      noun: nouns.month,
      en: 'age',
      es: 'antigüedad',
      gender: 'f',
      title: { en: 'Age (months)', es: 'Antigüedad (meses)' },
      each: { en: 'additional month of age', es: 'mes adicional de antigüedad' },
      scale: { to: 40, step: 4, grain: 1 },
    }),
    y: measured({
      noun: nouns.hour,
      en: 'battery life',
      es: 'duración',
      of: 'de la batería',
      gender: 'f',
      title: { en: 'Battery life (hours)', es: 'Duración de la batería (horas)' },
      each: { en: 'additional hour of battery life', es: 'hora adicional de duración de la batería' },
      scale: { to: 24, step: 2, grain: 0.5 },
    }),
    slopes: [-0.25, -0.3, -0.4],
    starts: [16, 21, 0.2],
    tooFar: { en: 'a battery life cannot be negative', es: 'la duración de una batería no puede ser negativa' },
  },
  {
    who: { en: 'the customers of a grocery store', es: 'los clientes de un supermercado' },
    x: counted(
      item,
      { en: 'Items in the cart', es: 'Artículos en el carrito' },
      { en: 'additional item', es: 'artículo adicional' },
      { to: 40, step: 5, grain: 1 },
    ),
    y: measured({
      noun: nouns.second,
      en: 'checkout time',
      es: 'tiempo de caja',
      title: { en: 'Checkout time (seconds)', es: 'Tiempo de caja (segundos)' },
      each: { en: 'additional second', es: 'segundo adicional' },
      scale: { to: 240, step: 20, grain: 1 },
    }),
    slopes: [3, 4],
    starts: [30, 60, 5],
    tooFar: { en: 'no cart holds that many items', es: 'en ningún carrito caben tantos artículos' },
  },
  {
    who: { en: 'the members of a sports club', es: 'los miembros de un club deportivo' },
    x: measured({
      noun: nouns.hour,
      en: 'weekly exercise time',
      es: 'tiempo semanal de ejercicio',
      title: { en: 'Weekly exercise (hours)', es: 'Ejercicio semanal (horas)' },
      each: { en: 'additional hour of weekly exercise', es: 'hora adicional de ejercicio semanal' },
      scale: { to: 10, step: 1, grain: 0.5 },
    }),
    y: counted(
      crunch,
      { en: 'Crunches', es: 'Abdominales' },
      { en: 'additional crunch', es: 'abdominal adicional' },
      { to: 50, step: 5, grain: 1 },
    ),
    slopes: [2, 2.5, 3],
    starts: [8, 15, 1],
    tooFar: { en: 'no one exercises and improves without limit', es: 'nadie mejora sin límite' },
  },
]
