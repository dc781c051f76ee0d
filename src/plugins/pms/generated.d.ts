declare module '@generated/pms/systems.json' {
  const systems: import('.').SystemName[];
  export default systems;
}
