declare module '@generated/pms/systems.json' {
  const systems: import('./index').SystemName[];
  export default systems;
}
