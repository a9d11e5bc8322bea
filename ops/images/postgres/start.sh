#!/bin/sh
# Makes the cluster, its role and its database at the first start, then becomes PostgreSQL.
set -eu
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  : "${POSTGRES_PASSWORD:?POSTGRES_PASSWORD manque}"
  # A first start that was cut short begins anew: the folder gets its name once all is in it.
  rm -rf "$PGDATA.ebauche"
  initdb --pgdata="$PGDATA.ebauche" --encoding=UTF8 --locale=C.UTF-8 --auth-local=peer --auth-host=scram-sha-256
  echo 'host all all all scram-sha-256' >> "$PGDATA.ebauche/pg_hba.conf"
  pg_ctl --pgdata="$PGDATA.ebauche" --wait --options="-c jit=off -c listen_addresses='' -k /tmp" start
  psql --host=/tmp --dbname=postgres --no-psqlrc --quiet --set=ON_ERROR_STOP=1 --set=password="$POSTGRES_PASSWORD" <<'SQL'
create role foulee login createdb password :'password';
create database foulee owner foulee;
SQL
  pg_ctl --pgdata="$PGDATA.ebauche" --wait stop
  mv "$PGDATA.ebauche" "$PGDATA"
fi
exec postgres -c jit=off -c listen_addresses='*' -c unix_socket_directories=/tmp
