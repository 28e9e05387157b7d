import type { Noun } from '../noun.ts'

export const adult: Noun = { en: ['adult', 'adults'], es: ['adulto', 'adultos'], gender: 'm' }
export const artist: Noun = { en: ['artist', 'artists'], es: ['artista', 'artistas'], gender: 'm' }
export const baby: Noun = { en: ['baby', 'babies'], es: ['bebé', 'bebés'], gender: 'm' }
export const baker: Noun = { en: ['baker', 'bakers'], es: ['panadero', 'panaderos'], gender: 'm' }
export const boy: Noun = { en: ['boy', 'boys'], es: ['niño', 'niños'], gender: 'm' }
export const brother: Noun = { en: ['brother', 'brothers'], es: ['hermano', 'hermanos'], gender: 'm' }
export const camper: Noun = { en: ['camper', 'campers'], es: ['campista', 'campistas'], gender: 'm' }
export const child: Noun = { en: ['child', 'children'], es: ['niño', 'niños'], gender: 'm' }
export const classmate: Noun = {
  en: ['classmate', 'classmates'],
  es: ['compañero de clase', 'compañeros de clase'],
  gender: 'm',
}
export const coach: Noun = { en: ['coach', 'coaches'], es: ['entrenador', 'entrenadores'], gender: 'm' }
export const cousin: Noun = { en: ['cousin', 'cousins'], es: ['primo', 'primos'], gender: 'm' }
export const customer: Noun = { en: ['customer', 'customers'], es: ['cliente', 'clientes'], gender: 'm' }
export const cyclist: Noun = { en: ['cyclist', 'cyclists'], es: ['ciclista', 'ciclistas'], gender: 'm' }
export const dancer: Noun = { en: ['dancer', 'dancers'], es: ['bailarín', 'bailarines'], gender: 'm' }
export const doctor: Noun = { en: ['doctor', 'doctors'], es: ['doctor', 'doctores'], gender: 'm' }
export const driver: Noun = { en: ['driver', 'drivers'], es: ['conductor', 'conductores'], gender: 'm' }
export const employee: Noun = { en: ['employee', 'employees'], es: ['empleado', 'empleados'], gender: 'm' }
export const family: Noun = { en: ['family', 'families'], es: ['familia', 'familias'], gender: 'f' }
export const farmer: Noun = { en: ['farmer', 'farmers'], es: ['agricultor', 'agricultores'], gender: 'm' }
export const firefighter: Noun = { en: ['firefighter', 'firefighters'], es: ['bombero', 'bomberos'], gender: 'm' }
export const friend: Noun = { en: ['friend', 'friends'], es: ['amigo', 'amigos'], gender: 'm' }
export const gardener: Noun = { en: ['gardener', 'gardeners'], es: ['jardinero', 'jardineros'], gender: 'm' }
export const girl: Noun = { en: ['girl', 'girls'], es: ['niña', 'niñas'], gender: 'f' }
export const guest: Noun = { en: ['guest', 'guests'], es: ['invitado', 'invitados'], gender: 'm' }
export const hiker: Noun = { en: ['hiker', 'hikers'], es: ['excursionista', 'excursionistas'], gender: 'm' }
export const member: Noun = { en: ['member', 'members'], es: ['miembro', 'miembros'], gender: 'm' }
export const musician: Noun = { en: ['musician', 'musicians'], es: ['músico', 'músicos'], gender: 'm' }
export const neighbor: Noun = { en: ['neighbor', 'neighbors'], es: ['vecino', 'vecinos'], gender: 'm' }
export const painter: Noun = { en: ['painter', 'painters'], es: ['pintor', 'pintores'], gender: 'm' }
export const passenger: Noun = { en: ['passenger', 'passengers'], es: ['pasajero', 'pasajeros'], gender: 'm' }
export const patient: Noun = { en: ['patient', 'patients'], es: ['paciente', 'pacientes'], gender: 'm' }
export const person: Noun = { en: ['person', 'people'], es: ['persona', 'personas'], gender: 'f' }
export const resident: Noun = { en: ['resident', 'residents'], es: ['habitante', 'habitantes'], gender: 'm' }
export const scientist: Noun = { en: ['scientist', 'scientists'], es: ['científico', 'científicos'], gender: 'm' }
export const singer: Noun = { en: ['singer', 'singers'], es: ['cantante', 'cantantes'], gender: 'm' }
export const sister: Noun = { en: ['sister', 'sisters'], es: ['hermana', 'hermanas'], gender: 'f' }
export const student: Noun = { en: ['student', 'students'], es: ['estudiante', 'estudiantes'], gender: 'm' }
export const teacher: Noun = { en: ['teacher', 'teachers'], es: ['maestro', 'maestros'], gender: 'm' }
export const teenager: Noun = { en: ['teenager', 'teenagers'], es: ['adolescente', 'adolescentes'], gender: 'm' }
export const tourist: Noun = { en: ['tourist', 'tourists'], es: ['turista', 'turistas'], gender: 'm' }
export const visitor: Noun = { en: ['visitor', 'visitors'], es: ['visitante', 'visitantes'], gender: 'm' }
export const volunteer: Noun = { en: ['volunteer', 'volunteers'], es: ['voluntario', 'voluntarios'], gender: 'm' }
export const voter: Noun = { en: ['voter', 'voters'], es: ['votante', 'votantes'], gender: 'm' }
export const worker: Noun = { en: ['worker', 'workers'], es: ['trabajador', 'trabajadores'], gender: 'm' }
