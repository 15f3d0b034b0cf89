export function endWithNpm(name: string | undefined): void;
