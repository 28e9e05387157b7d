import { noun } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { counted, measured, type Setting } from './things.ts'

const thousandMiles = noun('thousand miles', 'thousand miles', 'mil millas', 'mil millas', 'f')
const thousandDollars = noun('thousand dollars', 'thousand dollars', 'mil dólares', 'mil dólares', 'm')
const win = noun('win', 'wins', 'victoria', 'victorias', 'f')
const practice = noun('practice', 'practices', 'práctica', 'prácticas', 'f')
const centimeter = noun('centimeter', 'centimeters', 'centímetro', 'centímetros', 'm')

export const firstSettings: readonly Setting[] = [
  {
    who: { en: 'a group of students', es: 'un grupo de estudiantes' },
    x: measured({
      noun: nouns.hour,
      en: 'study time',
      es: 'tiempo de estudio',
      title: { en: 'Study time (hours)', es: 'Tiempo de estudio (horas)' },
      each: { en: 'additional hour of study', es: 'hora adicional de estudio' },
      scale: { to: 8, step: 1, grain: 0.5 },
    }),
    y: measured({
      noun: nouns.point,
      en: 'score',
      es: 'puntaje',
      title: { en: 'Score (points)', es: 'Puntaje (puntos)' },
      each: { en: 'additional point', es: 'punto adicional' },
      scale: { from: 40, to: 100, step: 5, grain: 1 },
    }),
    slopes: [4, 5, 6],
    starts: [44, 63, 1],
    tooFar: { en: 'a test does not usually have that many points', es: 'un examen no suele tener tantos puntos' },
  },
  {
    who: { en: 'several tomato plants', es: 'varias plantas de tomate' },
    x: measured({
      noun: nouns.day,
      en: 'time in the garden',
      es: 'tiempo en el jardín',
      title: { en: 'Time in the garden (days)', es: 'Tiempo en el jardín (días)' },
      each: { en: 'additional day in the garden', es: 'día adicional en el jardín' },
      scale: { to: 20, step: 2, grain: 1 },
    }),
    y: measured({
      noun: centimeter,
      en: 'height',
      es: 'altura',
      gender: 'f',
      title: { en: 'Height (cm)', es: 'Altura (cm)' },
      each: { en: 'additional centimeter', es: 'centímetro adicional' },
      scale: { to: 50, step: 5, grain: 0.5 },
    }),
    slopes: [1.25, 1.5],
    starts: [7, 15, 0.5],
    tooFar: { en: 'a plant does not keep growing like this', es: 'una planta no sigue creciendo así' },
  },
  {
    who: { en: 'several used cars of one model', es: 'varios carros usados de un mismo modelo' },
    x: measured({
      noun: thousandMiles,
      unit: { en: 'thousands of miles', es: 'miles de millas' },
      en: 'mileage',
      es: 'recorrido',
      title: { en: 'Mileage (thousands of miles)', es: 'Recorrido (miles de millas)' },
      each: { en: 'additional thousand miles', es: 'mil millas adicionales' },
      scale: { to: 100, step: 10, grain: 2 },
    }),
    y: measured({
      noun: thousandDollars,
      unit: { en: 'thousands of dollars', es: 'miles de dólares' },
      en: 'value',
      es: 'valor',
      title: { en: 'Value (thousands of dollars)', es: 'Valor (miles de dólares)' },
      each: { en: 'additional thousand dollars', es: 'mil dólares adicionales' },
      scale: { to: 30, step: 2, grain: 0.5 },
    }),
    slopes: [-0.15, -0.2, -0.25],
    starts: [20, 28, 1],
    tooFar: { en: 'a value cannot be negative', es: 'un valor no puede ser negativo' },
  },
  {
    who: { en: 'the soccer teams of a league', es: 'los equipos de fútbol de una liga' },
    x: counted(
      practice,
      { en: 'Practices', es: 'Prácticas' },
      { en: 'additional practice', es: 'práctica adicional' },
      { to: 40, step: 5, grain: 1 },
    ),
    y: counted(
      win,
      { en: 'Wins', es: 'Victorias' },
      { en: 'additional win', es: 'victoria adicional' },
      { to: 20, step: 2, grain: 1 },
    ),
    slopes: [0.2, 0.3, 0.4],
    starts: [2, 7, 1],
    tooFar: { en: 'a team does not play that many games', es: 'un equipo no juega tantos partidos' },
  },
  {
    who: { en: 'several taxi rides', es: 'varios viajes en taxi' },
    x: measured({
      noun: nouns.mile,
      en: 'distance',
      es: 'distancia',
      gender: 'f',
      title: { en: 'Distance (miles)', es: 'Distancia (millas)' },
      each: { en: 'additional mile', es: 'milla adicional' },
      scale: { to: 10, step: 1, grain: 0.5 },
    }),
    y: measured({
      noun: nouns.dollar,
      en: 'fare',
      es: 'tarifa',
      gender: 'f',
      title: { en: 'Fare ($)', es: 'Tarifa ($)' },
      each: { en: 'additional dollar', es: 'dólar adicional' },
      scale: { to: 40, step: 5, grain: 1 },
    }),
    slopes: [2, 2.5, 3],
    starts: [3, 6, 0.5],
    tooFar: { en: 'very long rides may have other prices', es: 'los viajes muy largos pueden tener otros precios' },
  },
  {
    who: { en: 'several days at a hot chocolate stand', es: 'varios días de un puesto de chocolate caliente' },
    x: measured({
      noun: nouns.degree,
      unit: { en: 'degrees Fahrenheit', es: 'grados Fahrenheit' },
      en: 'temperature',
      es: 'temperatura',
      gender: 'f',
      title: { en: 'Temperature (°F)', es: 'Temperatura (°F)' },
      each: { en: 'additional degree', es: 'grado adicional' },
      scale: { to: 70, step: 10, grain: 2 },
    }),
    y: counted(
      nouns.cup,
      { en: 'Cups sold', es: 'Tazas vendidas' },
      { en: 'additional cup', es: 'taza adicional' },
      { to: 100, step: 10, grain: 1 },
    ),
    slopes: [-0.5, -0.75, -0.8],
    starts: [66, 92, 1],
    tooFar: { en: 'no day is that hot', es: 'ningún día es tan caluroso' },
  },
  {
    who: { en: 'a group of teenagers', es: 'un grupo de adolescentes' },
    x: measured({
      noun: nouns.hour,
      en: 'daily screen time',
      es: 'tiempo diario de pantalla',
      title: { en: 'Daily screen time (hours)', es: 'Tiempo diario de pantalla (horas)' },
      each: { en: 'additional hour of screen time', es: 'hora adicional de pantalla' },
      scale: { to: 8, step: 1, grain: 0.5 },
    }),
    y: measured({
      noun: nouns.hour,
      en: 'sleep time',
      es: 'tiempo de sueño',
      title: { en: 'Sleep time (hours)', es: 'Tiempo de sueño (horas)' },
      each: { en: 'additional hour of sleep', es: 'hora adicional de sueño' },
      scale: { from: 5, to: 10, step: 0.5, grain: 0.1 },
    }),
    slopes: [-0.25, -0.3, -0.4],
    starts: [8.3, 9.5, 0.1],
    tooFar: { en: 'nobody looks at a screen for that long', es: 'nadie mira una pantalla tanto tiempo' },
  },
]
