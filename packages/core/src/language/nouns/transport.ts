import type { Noun } from '../noun.ts'

export const airplane: Noun = { en: ['airplane', 'airplanes'], es: ['avión', 'aviones'], gender: 'm' }
export const bicycle: Noun = { en: ['bicycle', 'bicycles'], es: ['bicicleta', 'bicicletas'], gender: 'f' }
export const boat: Noun = { en: ['boat', 'boats'], es: ['bote', 'botes'], gender: 'm' }
export const bus: Noun = { en: ['bus', 'buses'], es: ['autobús', 'autobuses'], gender: 'm' }
export const car: Noun = { en: ['car', 'cars'], es: ['carro', 'carros'], gender: 'm' }
export const carriage: Noun = { en: ['carriage', 'carriages'], es: ['carruaje', 'carruajes'], gender: 'm' }
export const drone: Noun = { en: ['drone', 'drones'], es: ['dron', 'drones'], gender: 'm' }
export const elevator: Noun = { en: ['elevator', 'elevators'], es: ['elevador', 'elevadores'], gender: 'm' }
export const ferrisWheel: Noun = {
  en: ['Ferris wheel', 'Ferris wheels'],
  es: ['rueda de la fortuna', 'ruedas de la fortuna'],
  gender: 'f',
}
export const ferry: Noun = { en: ['ferry', 'ferries'], es: ['transbordador', 'transbordadores'], gender: 'm' }
export const flight: Noun = { en: ['flight', 'flights'], es: ['vuelo', 'vuelos'], gender: 'm' }
export const helicopter: Noun = { en: ['helicopter', 'helicopters'], es: ['helicóptero', 'helicópteros'], gender: 'm' }
export const hotAirBalloon: Noun = {
  en: ['hot-air balloon', 'hot-air balloons'],
  es: ['globo aerostático', 'globos aerostáticos'],
  gender: 'm',
}
export const motorcycle: Noun = { en: ['motorcycle', 'motorcycles'], es: ['motocicleta', 'motocicletas'], gender: 'f' }
export const ride: Noun = { en: ['ride', 'rides'], es: ['paseo', 'paseos'], gender: 'm' }
export const rocket: Noun = { en: ['rocket', 'rockets'], es: ['cohete', 'cohetes'], gender: 'm' }
export const rollerCoaster: Noun = {
  en: ['roller coaster', 'roller coasters'],
  es: ['montaña rusa', 'montañas rusas'],
  gender: 'f',
}
export const sailboat: Noun = { en: ['sailboat', 'sailboats'], es: ['velero', 'veleros'], gender: 'm' }
export const schoolBus: Noun = {
  en: ['school bus', 'school buses'],
  es: ['autobús escolar', 'autobuses escolares'],
  gender: 'm',
}
export const ship: Noun = { en: ['ship', 'ships'], es: ['barco', 'barcos'], gender: 'm' }
export const skateboard: Noun = { en: ['skateboard', 'skateboards'], es: ['patineta', 'patinetas'], gender: 'f' }
export const stop: Noun = { en: ['stop', 'stops'], es: ['parada', 'paradas'], gender: 'f' }
export const submarine: Noun = { en: ['submarine', 'submarines'], es: ['submarino', 'submarinos'], gender: 'm' }
export const taxi: Noun = { en: ['taxi', 'taxis'], es: ['taxi', 'taxis'], gender: 'm' }
export const tire: Noun = { en: ['tire', 'tires'], es: ['llanta', 'llantas'], gender: 'f' }
export const tractor: Noun = { en: ['tractor', 'tractors'], es: ['tractor', 'tractores'], gender: 'm' }
export const train: Noun = { en: ['train', 'trains'], es: ['tren', 'trenes'], gender: 'm' }
export const trainCar: Noun = { en: ['train car', 'train cars'], es: ['vagón', 'vagones'], gender: 'm' }
export const tricycle: Noun = { en: ['tricycle', 'tricycles'], es: ['triciclo', 'triciclos'], gender: 'm' }
export const trip: Noun = { en: ['trip', 'trips'], es: ['viaje', 'viajes'], gender: 'm' }
export const truck: Noun = { en: ['truck', 'trucks'], es: ['camión', 'camiones'], gender: 'm' }
export const van: Noun = { en: ['van', 'vans'], es: ['camioneta', 'camionetas'], gender: 'f' }
export const wagon: Noun = { en: ['wagon', 'wagons'], es: ['carreta', 'carretas'], gender: 'f' }
export const wheel: Noun = { en: ['wheel', 'wheels'], es: ['rueda', 'ruedas'], gender: 'f' }
