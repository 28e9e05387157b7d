import { type Block, type Both, type Expr, type Inline, line, prose, type UnitId, words } from '../../../author.ts'

/** A rate in a table over time, and what comes of it. */
export interface Context {
  readonly head: readonly [Expr, Expr]
  readonly unit: UnitId
  readonly rising: boolean
  readonly asks: Both<Block>
  readonly ends: (amount: Expr) => Both<readonly Inline[]>
}

/** Rates from about 1 to 50. */
export const tableContexts: readonly Context[] = [
  {
    head: [words('Time (min)', 'Tiempo (min)'), words('Flow (L/min)', 'Flujo (L/min)')],
    unit: 'liter',
    rising: true,
    asks: {
      en: prose`Water flows into a tank at the rates shown. About how much water flows in during this time?`,
      es: prose`Entra agua a un tanque con los flujos indicados. ¿Cuánta agua entra, aproximadamente, en ese tiempo?`,
    },
    ends: amount => ({ en: line`About ${amount} of water flows in.`, es: line`Entran unos ${amount} de agua.` }),
  },
  {
    head: [words('Time (s)', 'Tiempo (s)'), words('Speed (m/s)', 'Rapidez (m/s)')],
    unit: 'meter',
    rising: true,
    asks: {
      en: prose`A car speeds up as shown. About how far does it travel in this time?`,
      es: prose`Un carro acelera como se indica. ¿Qué distancia recorre, aproximadamente, en ese tiempo?`,
    },
    ends: amount => ({ en: line`The car travels about ${amount}.`, es: line`El carro recorre unos ${amount}.` }),
  },
  {
    head: [words('Time (min)', 'Tiempo (min)'), words('Climb (m/min)', 'Ascenso (m/min)')],
    unit: 'meter',
    rising: false,
    asks: {
      en: prose`A hot-air balloon climbs at the rates shown. About how far does it climb during this time?`,
      es: prose`Un globo aerostático asciende a las velocidades indicadas. ¿Cuánto asciende, aproximadamente, en ese tiempo?`,
    },
    ends: amount => ({ en: line`The balloon climbs about ${amount}.`, es: line`El globo asciende unos ${amount}.` }),
  },
  {
    head: [words('Time (h)', 'Tiempo (h)'), words('Leak (gal/h)', 'Fuga (gal/h)')],
    unit: 'gallon',
    rising: false,
    asks: {
      en: prose`A tank leaks at the rates shown. About how much water is lost during this time?`,
      es: prose`Un tanque pierde agua a las tasas indicadas. ¿Cuánta agua se pierde, aproximadamente, en ese tiempo?`,
    },
    ends: amount => ({ en: line`About ${amount} of water is lost.`, es: line`Se pierden unos ${amount} de agua.` }),
  },
  {
    head: [words('Time (h)', 'Tiempo (h)'), words('Rain (mm/h)', 'Lluvia (mm/h)')],
    unit: 'millimeter',
    rising: true,
    asks: {
      en: prose`Rain falls at the rates shown. About how much rain falls during this time?`,
      es: prose`Llueve con las intensidades indicadas. ¿Cuánta lluvia cae, aproximadamente, en ese tiempo?`,
    },
    ends: amount => ({ en: line`About ${amount} of rain falls.`, es: line`Caen unos ${amount} de lluvia.` }),
  },
  {
    head: [words('Time (s)', 'Tiempo (s)'), words('Speed (ft/s)', 'Rapidez (pies/s)')],
    unit: 'foot',
    rising: false,
    asks: {
      en: prose`A cyclist slows down as shown. About how far does the cyclist ride in this time?`,
      es: prose`Una ciclista frena como se indica. ¿Qué distancia recorre, aproximadamente, en ese tiempo?`,
    },
    ends: amount => ({ en: line`The cyclist rides about ${amount}.`, es: line`La ciclista recorre unos ${amount}.` }),
  },
  {
    head: [words('Time (min)', 'Tiempo (min)'), words('Milk (L/min)', 'Leche (L/min)')],
    unit: 'liter',
    rising: false,
    asks: {
      en: prose`A milk truck is emptied at the rates shown. About how much milk flows out during this time?`,
      es: prose`Un camión cisterna se vacía de leche con los flujos indicados. ¿Cuánta leche sale, aproximadamente, en ese tiempo?`,
    },
    ends: amount => ({ en: line`About ${amount} of milk flows out.`, es: line`Salen unos ${amount} de leche.` }),
  },
  {
    head: [words('Time (h)', 'Tiempo (h)'), words('Sand (T/h)', 'Arena (T/h)')],
    unit: 'ton',
    rising: true,
    asks: {
      en: prose`A machine moves sand at the rates shown. About how much sand does it move during this time?`,
      es: prose`Una máquina mueve arena al ritmo indicado. ¿Cuánta arena mueve, aproximadamente, en ese tiempo?`,
    },
    ends: amount => ({
      en: line`The machine moves about ${amount} of sand.`,
      es: line`La máquina mueve unas ${amount} de arena.`,
    }),
  },
]

/** Others, so that a sheet with both kinds of tables tells no story twice. */
export const midpointContexts: readonly Context[] = [
  {
    head: [words('Time (s)', 'Tiempo (s)'), words('Rate of climb (ft/s)', 'Velocidad de ascenso (pies/s)')],
    unit: 'foot',
    rising: true,
    asks: {
      en: prose`A drone climbs at the rates shown. About how far does it climb during this time?`,
      es: prose`Un dron asciende a las velocidades indicadas. ¿Cuánto asciende, aproximadamente, en ese tiempo?`,
    },
    ends: amount => ({ en: line`The drone climbs about ${amount}.`, es: line`El dron asciende unos ${amount}.` }),
  },
  {
    head: [words('Time (s)', 'Tiempo (s)'), words('Speed (m/s)', 'Rapidez (m/s)')],
    unit: 'meter',
    rising: false,
    asks: {
      en: prose`A train slows down as shown. About how far does it travel in this time?`,
      es: prose`Un tren frena como se indica. ¿Qué distancia recorre, aproximadamente, en ese tiempo?`,
    },
    ends: amount => ({ en: line`The train travels about ${amount}.`, es: line`El tren recorre unos ${amount}.` }),
  },
  {
    head: [words('Time (min)', 'Tiempo (min)'), words('Pump (gal/min)', 'Bomba (gal/min)')],
    unit: 'gallon',
    rising: false,
    asks: {
      en: prose`A pump empties a flooded basement at the rates shown. About how much water is pumped out during this time?`,
      es: prose`Una bomba vacía un sótano inundado con los flujos indicados. ¿Cuánta agua saca, aproximadamente, en ese tiempo?`,
    },
    ends: amount => ({
      en: line`About ${amount} of water is pumped out.`,
      es: line`La bomba saca unos ${amount} de agua.`,
    }),
  },
  {
    head: [words('Time (h)', 'Tiempo (h)'), words('Grain (T/h)', 'Grano (T/h)')],
    unit: 'ton',
    rising: true,
    asks: {
      en: prose`A conveyor belt loads grain onto a ship at the rates shown. About how much grain does it load during this time?`,
      es: prose`Una banda transportadora carga grano en un barco al ritmo indicado. ¿Cuánto grano carga, aproximadamente, en ese tiempo?`,
    },
    ends: amount => ({
      en: line`The belt loads about ${amount} of grain.`,
      es: line`La banda carga unas ${amount} de grano.`,
    }),
  },
]
