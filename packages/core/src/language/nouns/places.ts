import type { Noun } from '../noun.ts'

export const apartment: Noun = { en: ['apartment', 'apartments'], es: ['apartamento', 'apartamentos'], gender: 'm' }
export const bakery: Noun = { en: ['bakery', 'bakeries'], es: ['panadería', 'panaderías'], gender: 'f' }
export const beach: Noun = { en: ['beach', 'beaches'], es: ['playa', 'playas'], gender: 'f' }
export const bridge: Noun = { en: ['bridge', 'bridges'], es: ['puente', 'puentes'], gender: 'm' }
export const building: Noun = { en: ['building', 'buildings'], es: ['edificio', 'edificios'], gender: 'm' }
export const cafeteria: Noun = { en: ['cafeteria', 'cafeterias'], es: ['cafetería', 'cafeterías'], gender: 'f' }
export const camp: Noun = { en: ['camp', 'camps'], es: ['campamento', 'campamentos'], gender: 'm' }
export const city: Noun = { en: ['city', 'cities'], es: ['ciudad', 'ciudades'], gender: 'f' }
export const cityBlock: Noun = { en: ['block', 'blocks'], es: ['cuadra', 'cuadras'], gender: 'f' }
export const company: Noun = { en: ['company', 'companies'], es: ['compañía', 'compañías'], gender: 'f' }
export const country: Noun = { en: ['country', 'countries'], es: ['país', 'países'], gender: 'm' }
export const county: Noun = { en: ['county', 'counties'], es: ['condado', 'condados'], gender: 'm' }
export const factory: Noun = { en: ['factory', 'factories'], es: ['fábrica', 'fábricas'], gender: 'f' }
export const fair: Noun = { en: ['fair', 'fairs'], es: ['feria', 'ferias'], gender: 'f' }
export const farm: Noun = { en: ['farm', 'farms'], es: ['granja', 'granjas'], gender: 'f' }
export const fence: Noun = { en: ['fence', 'fences'], es: ['cerca', 'cercas'], gender: 'f' }
export const field: Noun = { en: ['field', 'fields'], es: ['campo', 'campos'], gender: 'm' }
export const floor: Noun = { en: ['floor', 'floors'], es: ['piso', 'pisos'], gender: 'm' }
export const garden: Noun = { en: ['garden', 'gardens'], es: ['jardín', 'jardines'], gender: 'm' }
export const gardenBed: Noun = { en: ['garden bed', 'garden beds'], es: ['arriate', 'arriates'], gender: 'm' }
export const gym: Noun = { en: ['gym', 'gyms'], es: ['gimnasio', 'gimnasios'], gender: 'm' }
export const hallway: Noun = { en: ['hallway', 'hallways'], es: ['pasillo', 'pasillos'], gender: 'm' }
export const hospital: Noun = { en: ['hospital', 'hospitals'], es: ['hospital', 'hospitales'], gender: 'm' }
export const hotel: Noun = { en: ['hotel', 'hotels'], es: ['hotel', 'hoteles'], gender: 'm' }
export const library: Noun = { en: ['library', 'libraries'], es: ['biblioteca', 'bibliotecas'], gender: 'f' }
export const market: Noun = { en: ['market', 'markets'], es: ['mercado', 'mercados'], gender: 'm' }
export const museum: Noun = { en: ['museum', 'museums'], es: ['museo', 'museos'], gender: 'm' }
export const office: Noun = { en: ['office', 'offices'], es: ['oficina', 'oficinas'], gender: 'f' }
export const orchard: Noun = { en: ['orchard', 'orchards'], es: ['huerto', 'huertos'], gender: 'm' }
export const park: Noun = { en: ['park', 'parks'], es: ['parque', 'parques'], gender: 'm' }
export const parkingLot: Noun = {
  en: ['parking lot', 'parking lots'],
  es: ['estacionamiento', 'estacionamientos'],
  gender: 'm',
}
export const parkingSpace: Noun = {
  en: ['parking space', 'parking spaces'],
  es: ['lugar de estacionamiento', 'lugares de estacionamiento'],
  gender: 'm',
}
export const patio: Noun = { en: ['patio', 'patios'], es: ['patio', 'patios'], gender: 'm' }
export const playground: Noun = {
  en: ['playground', 'playgrounds'],
  es: ['patio de juegos', 'patios de juegos'],
  gender: 'm',
}
export const pool: Noun = { en: ['pool', 'pools'], es: ['piscina', 'piscinas'], gender: 'f' }
export const restaurant: Noun = { en: ['restaurant', 'restaurants'], es: ['restaurante', 'restaurantes'], gender: 'm' }
export const road: Noun = { en: ['road', 'roads'], es: ['camino', 'caminos'], gender: 'm' }
export const sandbox: Noun = { en: ['sandbox', 'sandboxes'], es: ['arenero', 'areneros'], gender: 'm' }
export const seat: Noun = { en: ['seat', 'seats'], es: ['asiento', 'asientos'], gender: 'm' }
export const shop: Noun = { en: ['shop', 'shops'], es: ['tienda', 'tiendas'], gender: 'f' }
export const sidewalk: Noun = { en: ['sidewalk', 'sidewalks'], es: ['acera', 'aceras'], gender: 'f' }
export const sign: Noun = { en: ['sign', 'signs'], es: ['letrero', 'letreros'], gender: 'm' }
export const stadium: Noun = { en: ['stadium', 'stadiums'], es: ['estadio', 'estadios'], gender: 'm' }
export const stall: Noun = { en: ['stall', 'stalls'], es: ['puesto', 'puestos'], gender: 'm' }
export const state: Noun = { en: ['state', 'states'], es: ['estado', 'estados'], gender: 'm' }
export const station: Noun = { en: ['station', 'stations'], es: ['estación', 'estaciones'], gender: 'f' }
export const street: Noun = { en: ['street', 'streets'], es: ['calle', 'calles'], gender: 'f' }
export const tent: Noun = { en: ['tent', 'tents'], es: ['carpa', 'carpas'], gender: 'f' }
export const theater: Noun = { en: ['theater', 'theaters'], es: ['teatro', 'teatros'], gender: 'm' }
export const tower: Noun = { en: ['tower', 'towers'], es: ['torre', 'torres'], gender: 'f' }
export const town: Noun = { en: ['town', 'towns'], es: ['pueblo', 'pueblos'], gender: 'm' }
export const tunnel: Noun = { en: ['tunnel', 'tunnels'], es: ['túnel', 'túneles'], gender: 'm' }
export const zoo: Noun = { en: ['zoo', 'zoos'], es: ['zoológico', 'zoológicos'], gender: 'm' }
